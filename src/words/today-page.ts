// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const subtitle = (language: Language): string =>
  language === 'hi' ? `आज की सबसे अहम खबरें, किसने दीं, और बस।` : language === 'ta' ? `இன்றைய முக்கிய நிகழ்வுகள், எந்த ஊடகங்கள் எழுதின, அத்துடன் முடிவு.` : `The stories that matter today, who reports them, and an end.`

export const fromSide = (language: Language, { side }: { side: string }): string =>
  language === 'hi' ? `${side === 'left' ? `वामपंथी पक्ष से:` : side === 'centre' ? `मध्यमार्गी पक्ष से:` : `दक्षिणपंथी पक्ष से:`}` : language === 'ta' ? `${side === 'left' ? `இடதுசாரித் தரப்பிலிருந்து:` : side === 'centre' ? `மையத் தரப்பிலிருந்து:` : `வலதுசாரித் தரப்பிலிருந்து:`}` : `${side === 'left' ? `From the left:` : side === 'centre' ? `From the centre:` : `From the right:`}`

export const fromAnother = (language: Language): string =>
  language === 'hi' ? `एक और सुर्खी:` : language === 'ta' ? `மற்றொரு தலைப்பு:` : `Another headline:`

export const end = <Node,>(language: Language, { at }: { at: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`आज की खबरें बस इतनी ही, `, at(``), ` बजे तक।`] : language === 'ta' ? [`இன்றைய செய்திகள் இவ்வளவே, `, at(``), ` நிலவரப்படி.`] : [`That is today's news, as of `, at(``), `.`]

export const none = <Node,>(language: Language, { at }: { at: (text: string) => Node }): (string | Node)[] =>
  language === 'hi' ? [`पिछले एक दिन में कोई खबर नहीं आई, `, at(``), ` बजे तक।`] : language === 'ta' ? [`கடந்த ஒரு நாளில் செய்தி எதுவும் வரவில்லை, `, at(``), ` நிலவரப்படி.`] : [`No news came in during the last day, as of `, at(``), `.`]

export const readOn = (language: Language): string =>
  language === 'hi' ? `सभी खबरें` : language === 'ta' ? `அனைத்துச் செய்திகள்` : `All news`
