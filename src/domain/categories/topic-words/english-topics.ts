// Words that say which section of a newspaper an article belongs to, as its headline and the folders of its address use them.
// Written for Chowk from general knowledge of English newspapers in India; no list or collection was copied. A word of weight 3
// hardly occurs elsewhere, one of 2 seldom, one of 1 often. Words are compared by their stem, so one form of each is enough.
// "folders" are names of folders and tags that a headline would use in another sense. Names of how a site is built (blog, news,
// reviews) are none: some sites have everything there, and what editors file shows which.
export const englishTopics = `
= politics 3
lok sabha rajya vidhan bjp aap tmc dmk aiadmk jdu rjd bsp brs ncp mla mlc psephologist speaker ordinance manifesto bypoll byelection
defection defect electorate mahagathbandhan congressman republican democrat gubernatorial whip nda kejriwal mamata akhilesh mayawati
stalin siddaramaiah fadnavis thackeray adityanath himanta khattar gehlot shivakumar revanth naidu kharge owaisi
cpim shiromani akali sena trinamool samajwadi mahayuti delimitation turncoat hustings candidacy legislator parliamentarian
= politics 2
parliament assembly election poll ballot vote voter campaign candidate minister cabinet congress party alliance coalition opposition governor
amendment bill legislation lawmaker senator senate politician political politics modi gandhi shah yogi constituency seat mp swear oath
reservation caste quota evm eci turnout resign resignation portfolio nominee nomination rally rallies secular hindutva rss protester
governance bureaucrat ias secretariat panchayat municipal mayor councillor corporator impeachment policy sop
= politics 1
government chief state leader president centre central union court supreme verdict rights protest allege slam accuse row demand stir house session
statement appoint petition speech democracy constitution constitutional law commission ministry delhi punjab bengal uttar pradesh bihar maharashtra karnataka
tamil nadu kerala telangana gujarat jharkhand assam manipur kashmir minority citizenship
= business 3
sensex nifty bse nse sebi rbi ipo dividend ebitda earnings smallcap midcap largecap brokerage bourse crude opec gdp inflation repo forex rupee
bitcoin ethereum cryptocurrency dogecoin crypto gst mutual demat sip nav equity equities shareholder stock stocks stockbroker
bullish bearish q1 q2 q3 q4 fy fy22 fy23 fy24 fy25 fy26 fmcg nbfc insolvency bankruptcy merger acquire acquisition acquirer stake valuation unicorn
profit revenue turnover hdfc icici sbi kotak adani reliance ril bajaj infosys tcs wipro maruti suzuki hyundai hatchback sedan suv motorcycle
scooter bike mahindra lender epfo epf ppf nps payroll layoff exporter importer tariff wholesale cpi wpi fii dii dalal
multibagger gainer loser listing subscription allotment gmp kia tesla toyota honda tata
rapido blusmart gensol swiggy zepto blinkit byju oyo meesho nykaa phonepe razorpay zerodha groww lenskart delhivery
= business 2
market share shares bank banking loan credit invest investor investment investing fund finance financial fiscal economy economic trade export import
price prices hike cut rate interest bond yield gold silver oil petrol diesel fuel gas industry industrial manufacturing factory company companies firm corporate ceo cfo
startup entrepreneur retail retailer sales consumer income tax taxpayer budget crore lakh billion million quarter quarterly growth deal venture
capital insurance pension salary employee job commodity commodities steel cement airline aviation realty housing property estate mortgage
paytm zomato flipkart auto automobile automaker vehicle car ev mileage brokerages analyst target buy sell jump surge fall
ola uber itc hul nestle dabur vedanta jsw lic indusind pnb spicejet
= business 1
rise gain drop rally plunge slump soar record demand supply cost money pay payment wage cash debt raise launch brand product customer
logistics shipping port wall street asia wheel
= technology 3
iphone ipad android ios smartphone smartwatch laptop whatsapp instagram chatgpt openai nvidia intel amd qualcomm snapdragon mediatek
macbook airpods pixel oneplus xiaomi redmi realme oppo vivo poco motorola nokia infinix tecno iqoo samsung galaxy windows microsoft
playstation xbox ps5 ps4 nintendo steam gamer gaming gameplay esports fortnite minecraft pubg bgmi gta elden valorant roblox wordle
gpu cpu soc chipset chip processor ram ssd oled amoled lcd megapixel firmware malware ransomware hacker phishing cybersecurity browser chrome firefox
safari gmail youtube app apps emoji bluetooth wifi 5g 6g usb charger charging earbuds headphone headset vr metaverse nft blockchain robot
robotics algorithm llm gpt gemini copilot deepfake beta update bug patch developer api linux ubuntu github wearable tablet gadget
telegram signal tiktok snapchat linkedin siri alexa spec specs leaks foldable dlc cyberattack touchscreen
asus acer lenovo dell logitech garmin fitbit roku chromebook thinkpad ideapad zenbook vivobook expertbook ultrabook ryzen geforce rtx radeon
soundbar qled earbud nubia cmf mah hyperos
= technology 2
apple google meta amazon facebook twitter tech technology software hardware digital internet online device phone mobile camera battery display screen
feature users user data privacy cyber cloud server code coding computer pc mac console game games download install tutorial tips trick ai artificial
semiconductor electronics gadgets starlink broadband telecom jio airtel wireless web website account password login encryption
variant design leak render colour teaser unboxing
sony jbl bose sennheiser kindle chatbot os
= technology 1
launch new review version upgrade support release available buy sale discount tool virtual video streaming stream rumor rumour
= world 3
ukraine russia putin zelensky kyiv moscow kremlin nato israel gaza hamas netanyahu palestinian palestine hezbollah lebanon iran tehran iraq syria
taliban afghanistan kabul pakistan islamabad imran sharif myanmar junta beijing jinping taiwan hongkong korea pyongyang seoul japan tokyo
trump biden harris obama macron scholz merz starmer sunak trudeau carney erdogan turkey saudi yemen houthi sudan ethiopia nigeria kenya
somalia venezuela maduro brazil argentina mexico canada australian australia britain uk germany france italy spain poland hungary
dhaka bangladesh hasina kathmandu nepal colombo lanka maldives bhutan eu european europe vatican pope pentagon
ceasefire un unsc unga g20 g7 brics embassy diplomat ambassador refugee asylum sanctions airstrike missile drone invasion hostage
= world 2
foreign international global war troops military army nuclear border crisis summit bilateral treaty peace attack strike president us u.s. american america
washington london china chinese africa african latin asian gulf dubai qatar uae egypt migrant immigration immigrant
= world 1
world minister talks rebel coup prime nation overseas abroad envoy
= opinion 3
editorial oped opinion column columnist
= opinion 2
essay commentary viewpoint perspective
= opinion 1
why we must should lesson case
= opinion folders
opinion opinions editorial editorials columns columnists comment edit views analysis voices oped op-ed lead
= politics folders
politics elections election polls
= business folders
business economy markets market money companies industry finance stocks personal-finance wealth auto automobile cars bikes real-estate banking commodities corporate startup startups earnings mutual-funds ipo economy-policy cryptocurrency
= technology folders
technology tech gadgets mobiles gaming games science-technology how-to apps laptops smartphones internet social-media esports
= world folders
world international world-news global middle-east europe asia americas africa us us-news pakistan china uk overseas diaspora
= sports folders
sports sport cricket football ipl tennis badminton hockey olympics nfl nba formula-1 f1 kabaddi wwe athletics soccer
= entertainment folders
entertainment bollywood movies movie hollywood celebrity celebrities television tv music web-series ott movie-review movie-reviews tamil-cinema telugu cinema korean kollywood tollywood
= health folders
health health-fitness wellness fitness coronavirus covid-19 health-news lifestyle-health medicine
= science folders
science space environment science-news physics astronomy nanotechnology-news research
= elsewhere folders
astrology horoscope recipes food travel fashion lifestyle life-style cities city education jobs career religion spirituality relationships parenting crime weather
= sports 3
cricket cricketer ipl odi t20 t20i icc bcci wicket bowler batsman batter batting bowling innings kohli dhoni rohit bumrah tendulkar dravid gavaskar ganguly
pant gill jadeja siraj ashwin shami hardik pandya ashes wtc lbw yorker spinner pacer allrounder keeper football footballer fifa uefa laliga
goalkeeper striker midfielder ronaldo messi mbappe neymar haaland chelsea arsenal liverpool tottenham barcelona psg juventus
tennis wimbledon djokovic nadal federer alcaraz sinner atp wta badminton sindhu hockey olympic olympics olympian paralympic medal medallist kabaddi wrestler
wrestling wwe boxing boxer ufc nba nfl mlb nhl quarterback touchdown verstappen hamilton formula f1 motogp chess grandmaster athlete athletics javelin neerajchopra
isl mohun bagan fc goal goals penalty semifinal quarterfinal playoff playoffs knockout tournament championship coach
stadium rcb csk kkr srh dc psl bbl bpl ranji u19 century runs scorecard squad fixture standings derby
= sports 2
match player team captain series test league cup win won beat defeat final sport sports victory draw season game playing xi debut over overs score scorer title trophy champion
selector auction mega lineup injury coach pitch umpire referee opener toss championships round gameweek transfer manchester madrid united
= sports 1
vs v live day record india australia england south africa west indies sri zealand ball
= entertainment 3
bollywood hollywood tollywood kollywood actor actress film movie films movies trailer teaser boxoffice blockbuster netflix hotstar ott webseries
bigg boss oscar oscars grammy emmy bafta cannes filmfare celebrity singer rapper album song songs music lyrics concert sitcom serial telly
khan kapoor bachchan alia deepika ranbir ranveer salman srk shahrukh aamir kareena katrina vicky kiara sidharth anushka priyanka chopra
kangana akshay ajay devgn hrithik shahid varun dhawan janhvi sara ananya nayanthara samantha prabhas allu arjun pushpa vijay rajinikanth kamal dhanush mahesh
ntr rrr chiranjeevi pawan kalyan lata mangeshkar rahman kanye kardashian swift beyonce rihanna bieber zendaya spiderman marvel batman avengers
bts blackpink kpop kdrama director filmmaker starrer costar screenplay sequel premiere biopic urfi shehnaaz karan johar kapil
cinema theatrical paparazzi saree lehenga
= entertainment 2
star stars celebs fans show drama romance wedding wed dating couple girlfriend boyfriend photos pics gorgeous dance dancer shoot shooting
role episode season streaming tv television reality anime comedy comedian character cast screen acting music musical band glamorous stunning outfit gown birthday
remake release crush divorce breakup baby adorable netizens troll
= entertainment 1
video viral watch fashion love husband wife shares reveals look
= health 3
covid coronavirus omicron vaccine vaccination vaccinated booster pandemic epidemic quarantine virus infection infections dengue malaria
cancer tumour tumor diabetes diabetic cholesterol hypertension cardiac cardiovascular stroke dementia alzheimer parkinson asthma arthritis obesity obese
pcos thyroid kidney liver lung hiv aids tuberculosis measles polio mpox hepatitis influenza flu symptom symptoms patient patients hospital hospitalised
doctor doctors surgery surgeon surgical transplant therapy therapies drug drugs antibiotic antibody antibodies immune immunity medicine medical medication clinical
aiims icmr pharma disease diseases chronic wellness diet dietary nutrition nutrient vitamin calorie protein fiber gut yoga workout exercise fitness sleep
pregnancy pregnant postpartum menopause menstrual mental depression anxiety stress autism adhd blood sugar bp heart bone skin hair
= health 2
health healthy healthcare study risk treatment care cases test tests dose doses jab mask infected deaths death who outbreak variant spread prevent
body brain women child children adult adults baby ayurveda remedy remedies fat foods eat eating fruit smoking alcohol
= health 1
benefit expert experts researchers people tips daily early days reports older trial mortality
= science 3
nasa isro spacex esa telescope webb hubble astronaut astronauts asteroid comet meteor meteorite planet planets exoplanet mars jupiter saturn venus neptune uranus
moon lunar solar galaxy galaxies milky cosmic cosmos universe nebula orbit orbiter rover spacecraft rocket satellite astronomer astronomers astronomy astrophysics physicist physics
quantum particle cern neutrino gravity gravitational blackhole eclipse fossil fossils dinosaur dinosaurs paleontologist archaeologist archaeologists species evolution evolutionary
genome genetic genetics dna rna gene genes molecule molecular atom atomic chemist chemistry biologist biology biodiversity coral
glacier volcano volcanic seismic tectonic antarctica arctic nanoparticle nanotechnology nanotube graphene laser photon microbes microbial
chandrayaan gaganyaan crispr supernova starlight flare magnetosphere interstellar ancient
= science 2
space science scientist scientists researchers research study discover discovery discovered earth ocean climate atmosphere energy cell cells
sun light experiment laboratory lab observatory mission launch ice animals animal bird birds whale shark insect plant plants sea marine mammal
material materials crystal electron mysterious ancient human humans evolve warming fireball
= science 1
new life years water find reveals large giant first fusion
= elsewhere 3
horoscope zodiac astrology astrological tarot panchang recipe recipes exam exams admit neet jee cbse upsc ssc vacancy recruitment
syllabus cutoff monsoon imd weather rainfall cyclone thunderstorm heatwave fog murder murdered rape raped stabbed stabbing gangster robbery theft kidnapped
gangrape lynched strangled hacked dowry stampede derailed overturns electrocuted drowned gorge
= elsewhere 2
wishes greetings easter diwali holi eid navratri christmas pongal onam raksha bandhan
police arrested accused arrest killed accident crash school college university student students teacher temple festival puja cops custody suicide
dead shot injured collapse mishap blaze nabbed booked fir thief thieves smuggling assault molested gang body
`
