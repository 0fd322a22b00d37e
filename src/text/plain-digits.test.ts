import { expect, test } from 'vitest'
import { plainDigits } from './plain-digits.ts'

test.each(
  `०१२३४५६७८९ ০১২৩৪৫৬৭৮৯ ੦੧੨੩੪੫੬੭੮੯ ૦૧૨૩૪૫૬૭૮૯ ୦୧୨୩୪୫୬୭୮୯ ௦௧௨௩௪௫௬௭௮௯ ౦౧౨౩౪౫౬౭౮౯ ೦೧೨೩೪೫೬೭೮೯ ൦൧൨൩൪൫൬൭൮൯
    ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ๐๑๒๓๔๕๖๗๘๙ ໐໑໒໓໔໕໖໗໘໙ ၀၁၂၃၄၅၆၇၈၉ ០១២៣៤៥៦៧៨៩ ０１２３４５６７８９`.split(/\s+/),
)('%s become 0 to 9', digits => {
  expect(plainDigits(digits)).toBe('0123456789')
})

test('letters, and other digits between them, stay', () => {
  expect(plainDigits('०५ जनवरी 2026')).toBe('05 जनवरी 2026')
  expect(plainDigits('5 January')).toBe('5 January')
})
