// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'

export const metaTitle = (_: Language): string =>
  `Default Meta Title`

export const metaDescription = (_: Language): string =>
  `Default Meta Description`

export const metaKeywords = (_: Language): string =>
  `Default Keywords`

export const sitemapEnabled = (_: Language): string =>
  `Generate XML Sitemap`

export const metaTitleHint = (language: Language, { now }: { now: number }): string =>
  `Recommended: 50-60 characters (${formatNumber(now, language)} now)`

export const metaDescriptionHint = (language: Language, { now }: { now: number }): string =>
  `Recommended: 150-160 characters (${formatNumber(now, language)} now)`

export const keywordsHint = (_: Language): string =>
  `Separated by commas`

export const sitemapHint = (_: Language): string =>
  `Lists every page of the site for search engines, at /sitemap.xml`

export const siteName = (_: Language): string =>
  `Site Name`

export const tagline = (_: Language): string =>
  `Tagline`

export const siteDescription = (_: Language): string =>
  `Site Description`

export const contactEmail = (_: Language): string =>
  `Contact Email`

export const tipsEnabled = (_: Language): string =>
  `Take tips from readers`

export const editorialLogEnabled = (_: Language): string =>
  `Publish an editorial log`

export const mostReadEnabled = (_: Language): string =>
  `Count which links are opened, and show Most Read`

export const taglineHint = (_: Language): string =>
  `Under the name, and after it in the browser's title of the front page`

export const descriptionHint = (_: Language): string =>
  `One sentence in the footer, and for search engines where nothing else is set`

export const emailHint = (_: Language): string =>
  `Shown on the contact page`

export const tipsHint = (_: Language): string =>
  `Anybody may send the address of an article, at /tip; it waits in the queue. The footer shows the way`

export const logHint = (_: Language): string =>
  `Lists at /editorial-log what editors published, corrected and took down. Nobody is named who has not chosen it on the page of the account`

export const mostReadHint = (_: Language): string =>
  `Stores one number for each link and hour: how often readers opened it. After two days the hours are added up to days; after 30 days they are deleted. No cookie is set, and no address or identifier of a reader is stored. Robots, and a reader who opens the same link again within a minute, are not counted. Turned off, browsers report nothing, and the counts are deleted within the hour`

export const primaryColor = (_: Language): string =>
  `Primary Color`

export const logoUrl = (_: Language): string =>
  `Logo URL`

export const faviconUrl = (_: Language): string =>
  `Favicon URL`

export const showImages = (_: Language): string =>
  `Show images`

export const pictureHint = (_: Language): string =>
  `Optional: an https address, which is copied to this site, or a path on this site`

export const colorPicker = (_: Language): string =>
  `Color picker`

export const imagesHint = (_: Language): string =>
  `Pictures of articles and marks of their sources, from this site's own server`

export const adsPublisherId = (_: Language): string =>
  `Publisher ID`

export const adsEnabled = (_: Language): string =>
  `Enable Advertisements`

export const adsHeader = (_: Language): string =>
  `Header Ad`

export const adsHeaderUnit = (_: Language): string =>
  `Header ad unit`

export const adsSidebar = (_: Language): string =>
  `Sidebar Ad`

export const adsSidebarUnit = (_: Language): string =>
  `Sidebar ad unit`

export const adsContent = (_: Language): string =>
  `Content Ad`

export const adsContentUnit = (_: Language): string =>
  `Content ad unit`

export const adsFooter = (_: Language): string =>
  `Footer Ad`

export const adsFooterUnit = (_: Language): string =>
  `Footer ad unit`

export const slotTop = (_: Language): string =>
  `Top of each page`

export const slotBeside = (_: Language): string =>
  `Beside the front page`

export const slotBetween = (_: Language): string =>
  `Between content sections`

export const slotBottom = (_: Language): string =>
  `Bottom of each page`

export const adsHint = (_: Language): string =>
  `Pages show advertisements once a publisher id and the ad unit of a place are saved: on the front page, the sections and the text pages, never on search, empty or error pages, nor in demo mode. Google's servers then learn which reader opens which page; your privacy policy has to say so. The publisher id is served at /ads.txt too.`

export const adSlots = (_: Language): string =>
  `Ad slots`

export const adSlotsHint = (_: Language): string =>
  `Create a display ad unit for each place under AdSense → Ads → By ad unit, and enter the number that its code gives as data-ad-slot. A place without a number stays empty.`

export const saveChanges = (_: Language): string =>
  `Save Changes`

export const on = (_: Language): string =>
  `on`

export const off = (_: Language): string =>
  `off`

export const pictureSvg = (_: Language): string =>
  `SVG pictures can carry scripts and are not accepted. Save it as PNG or WebP and try again.`

export const pictureNone = (_: Language): string =>
  `This is not a JPEG, PNG, WebP, GIF or AVIF picture that can be read.`

export const picturePixels = (_: Language): string =>
  `This picture has more than 25 megapixels. Make it smaller and try again.`

export const pictureSmall = (_: Language): string =>
  `This picture is smaller than 8 pixels.`

export const pictureThin = (_: Language): string =>
  `This picture is more than 50 times as long as it is wide. Cut it and try again.`

export const pictureCrashed = (_: Language): string =>
  `This picture crashed the program that reads it. Save it anew and try again.`

export const pictureLarge = (_: Language): string =>
  `This file is larger than 10 MB. Choose a smaller one.`

export const tabGeneral = (_: Language): string =>
  `General`

export const tabSeo = (_: Language): string =>
  `SEO`

export const tabAppearance = (_: Language): string =>
  `Appearance`

export const tabAdsense = (_: Language): string =>
  `AdSense`

export const title = (_: Language): string =>
  `Settings`

export const saveFailed = (_: Language): string =>
  `Failed to save settings`

export const backupAndRestore = (_: Language): string =>
  `Backup and Restore`

export const chooseFile = (_: Language): string =>
  `Choose a file first.`

export const savedMeanwhile = (_: Language): string =>
  `Somebody else saved the settings meanwhile. Load this page again.`

export const serverAway = (_: Language): string =>
  `The server could not be reached. Please try again.`

export const uploadLogo = (_: Language): string =>
  `Upload a logo`

export const uploadFavicon = (_: Language): string =>
  `Upload a favicon`

export const upload = (_: Language): string =>
  `Upload`

export const uploading = (_: Language): string =>
  `Uploading...`

export const logoHint = (_: Language): string =>
  `Stands in place of the name, 48 pixels high. JPEG, PNG, WebP, GIF or AVIF, at most 10 MB and 25 megapixels.`

export const faviconHint = (_: Language): string =>
  `Square; made in three sizes. JPEG, PNG, WebP, GIF or AVIF, at most 10 MB and 25 megapixels.`

export const contrastGood = (_: Language, { ratio, ground }: { ratio: string; ground: string }): string =>
  `${ratio} to 1 on the ${ground === 'light' ? `light` : `dark`} ground, which passes WCAG AA (4.5 to 1).`

export const contrastBad = (_: Language, { ratio, ground, shade }: { ratio: string; ground: string; shade: string }): string =>
  `${ratio} to 1 on the ${ground === 'light' ? `light` : `dark`} ground, less than WCAG AA asks (4.5 to 1): pages show the nearest shade that passes there, ${shade}.`

export const warning = (_: Language, { judgement }: { judgement: string }): string =>
  `Warning: ${judgement}`

export const takeShade = (_: Language, { shade }: { shade: string }): string =>
  `Use ${shade}`

export const tabEditions = (_: Language): string =>
  `Editions`
