// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import type { Language } from '../text/language.ts'

export const addressRefused = (language: Language): string =>
  language === 'hi' ? `पाने वाले का मेल सर्वर यह पता नहीं मानता।` : `The mail server of the subscriber refuses the address.`

export const messageRefused = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर यह मेल नहीं लेता, शायद स्पैम मानकर। भेजने वाले डोमेन के SPF, DKIM और DMARC जाँचें।` : `The mail server refuses this mail, perhaps as spam. Check SPF, DKIM and DMARC of the sender's domain.`

export const tryLater = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर बाद में फिर कोशिश करने को कहता है।` : `The mail server asked us to try again later.`

export const noConnection = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर से संपर्क नहीं हो सका। SMTP_URL में होस्ट और पोर्ट जाँचें।` : `The mail server cannot be reached. Check the host and the port in SMTP_URL.`

export const timeout = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर ने समय पर जवाब नहीं दिया।` : `The mail server did not answer in time.`

export const noTls = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर एन्क्रिप्शन नहीं देता। ऐसा पोर्ट चुनें जो देता हो, या सर्वर अपने ही नेटवर्क में हो तो SMTP_URL के अंत में ?tls=off लिखें।` : `The mail server offers no encryption. Use a port that does, or end SMTP_URL in ?tls=off if the server is in your own network.`

export const badCertificate = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर का प्रमाणपत्र उसके नाम के लिए मान्य नहीं है।` : `The certificate of the mail server is not valid for its name.`

export const loginRefused = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर SMTP_URL का नाम या पासवर्ड नहीं मानता।` : `The mail server refuses the name or the password in SMTP_URL.`

export const senderRefused = (language: Language): string =>
  language === 'hi' ? `मेल सर्वर MAIL_FROM के पते से मेल नहीं भेजता।` : `The mail server does not send mails from the address in MAIL_FROM.`

export const expired = (language: Language): string =>
  language === 'hi' ? `खबरें ताज़ा रहते मेल नहीं भेजा जा सका।` : `The mail could not be sent before its news were out of date.`

export const givenUp = (language: Language): string =>
  language === 'hi' ? `दस बार कोशिश के बाद भी मेल नहीं लिया गया।` : `The mail server did not accept the mail in ten attempts.`

export const returnedMail = (language: Language): string =>
  language === 'hi' ? `मेल लौट आया: यह पता मौजूद नहीं है या मेल नहीं लेता।` : `The mail bounced: the address does not exist or accepts no mail.`

export const unknown = (language: Language): string =>
  language === 'hi' ? `मेल नहीं भेजा जा सका; वजह पता नहीं।` : `Sending failed for a reason that Chowk does not know.`
