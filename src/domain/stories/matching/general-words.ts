// Common English words by how many of 10,000 texts contain them. Their ranks in Wikipedia and in subtitles come from the
// package @zxcvbn-ts/language-en (MIT; subtitles: OpenSubtitles 2024 by OPUS, ODC-BY); the shares follow Zipf's law.
export const generalWords: [in10000: number, words: string][] = [
  [
    40,
    `including played name united part donned later place known following area member life group end born`,
  ],
  [
    20,
    `became no south won open come based think number early history north service however line oh station general
    building go form served county system four town club yeah book returned career several started meaning another
    moved reals received march single band population living original side features located century former main local
    east site created art began yes design river near york lead provided five june september remained program gonna
    appeared currently thank love produced small guyed july published hey held january major october august continued
    present built island feel okay event died different title late act third community due november allowed leaves
    park street december`,
  ],
  [
    10,
    `although large directed level center didn control tries established short help cover joined championship division
    total role findings issues million often term six german looking position english something runs developed
    february track believed species common development race completed french central region refer changes ship signed
    little human performed language though finished caused light among married production post passed character period
    friendlies director field version doing council interest fucking non led writing beginning round political tour
    described increased model department professional free special put television operated operations considered wait
    stage kids process reached previous route type radio half example stop sorry involved closed western nightly
    offered thought contains god represented society sports various written association artist decided anything sure
    rock range los style science battle officer red ground female defeated attempt average courses away lot faced
    please france wrote performance stay required brothers noted replaced network long bettered royal lake information
    similar european individual sired plant announced san turn hand popular limited holds elected trade always
    particularly california sea kind recent experience organization debut personal view existing northern command
    attended size headings wanted host usually province seven minute across entered doesn listed centre practice sent
    focus male modern understandings nothing mining consists southern rooms wrongly eventually learning institute
    section graduated appointed museum engine fined addition painting competition commission degree activities came
    stands middle occurred effect successful towards structure magazine grand added cost arrived introduced rather
    hope construction initially standard movement industry contract property regular location low appearance influence
    instead dates actual census committee available sold eight bit laughs australian`,
  ],
  [
    5,
    `products failed transferred independent germany bad related associated nations remember managed mission lower
    hello savings certain throughout account seems hits uh competed scene eastern someone gained separate author
    advanced material conference value federal else promoted chart europe isn draw broadcast culture mind kingdom
    enough figures persons japanese references bring maybe novel function hourly writer subject walk wing channel
    wording expected problem largest professor traveled question energy earned idea matter eyes despite cast square
    economic listen households hard collection challenge canadian growing japan press commercial eat medical academy
    baby double valley traditional natural authority olympics municipality farm together teaching extended loss
    captured significant staff famous thus coast nice participated tournament capital wasn approach camp wholly
    cuttings yourself damage facilities civil native engineering reduced fight saw governor fourth aircraft door medal
    italian hate code already subsequently premier efforts theory label manager annual drink hells senior speak
    additional maintained conducted sound guess owned raised setting theatre discovered hi spanish mentioned itself
    african register connected supposed marked library spent wanna worry management purchased shit accepted hurt morne
    clearings measure studio heard musical seen surrounding suggested armed sales block earlier catholic wouldn
    surface mile saint survived knew purpose color yard amount angeles primary regarding highway republic pieces
    method higher letters historical rise foundation lack transport determined income pick pay destroyed bay speed
    flying older grade signal heart singer crossing texas improved retired ok paris mount knows approximately historic
    sleep falls quite text achieved africa newspaper owner financial shape regional nine foreign conditions stores
    screen ready whom peak length filed navy flow organized queen gotta theme dream recognized soviet removed ah mid
    active expanded typically pretty documents background indicated promise scared producer myself protected territory
    pair answer links charged ireland fares legal combined selected constructed greek concerns acquired castle reserve
    residents defined divided executive themselves nature firm display wide haven youth representatives prior dad
    commander mixed brand prize distance prevent parliament wish tower ago request suffered stuff objects variety self
    belonged assembly complex alone troops granted happy demand ride intended township crew couldn application
    religious obtained chance lost draft fort estimated dances partners highest clothing concert defense heavy drive
    agency trees plot die composed ability contributed secretary mass exchange anyone true weapons administration
    estate mom notable politician response refused potential lady animals ringed cultural proved proposed fellow
    moment cooling exacted soon pilot supply lies prime ancient cape numerous communications becoming everyone
    immediately happen parish bears edge wear metal assistant relations stadium italy touch status mostly assist
    responsible briefly carried rest adult beautiful reform wonder treatment institutions trust takings cells send
    settlement uses majority campus zone journal trouble manufacturing rural editor critical gave excuse huh credited
    employed basketball dog inside audience drop contest serious wales agreement frequently zealand fronts seek voiced
    studied buy generation workers publication secreted impact important device declared spread pennsylvania birds
    citizens mountains tradition emperor targets origin concept mayor sings sister weight shown collected equal crown
    physical fans opposed crazy academic trail upper task specific irish resources kings strongly corporation decades
    passenger drama wave lords headquarters probably format comic normally addressed image agrees breathing pacific
    founder era ain critics adopted strip hide split environment regiment settled pitch decline joint break
    incorporated volume converted larger vice chairman crying fifth conflict scale athletic bowl birth fun biography
    cleanly rapid greater struggle expressed honour platform anti opera quality able surprise forget perfect
    republican actions techniques pattern hangings content creek jewish loan finance medicine therefore affairs appeal
    rail phase least principal skills step direction compared poland scholars formation um boats global spain cop
    colour preserved copies retained musicians quick reflect young cycle path wounded nearby tank argued fitted factor
    democratic grew afraid description likely likes multiple anymore squadron jersey dressings assumed shops chain
    ministry feared distribution`,
  ],
  [
    3,
    `gathered delivered elements seed fleet winds theater easy truth overall daily britain champions beat carries
    permanent simply sort bombing protection temperature taught equipment machines counted welcomed genus prominent
    avenue hundreds administrative distinguished suited latter floors maps category session wow factory generated
    dedicated iron contemporary parents emerged survey incident safety assigned telling solution railroad met blood
    derived positive screaming progress dutch programme formal seeing median residing barred repair height situations
    scheduled reception capacity actress comedy palace liberal batting bed chuckles sense confirmed aimed pursue latin
    designated renamed burne brought watching permitted exhibited concluded deputy restored tried honors neighborhood
    vocals knowledge tired experiments commented corps em safed trips metres smaller differences poem praised motor
    sponsored printed portion realize affected sighs catch politics whites dear ensure chemical licensed meters
    memorial flat sequence abandoned literature educated apply electronic aren messe polish evenings encouraged
    reaction instruments bitch enabled asian encountered spots entry drums fame technical industrial ohio throw damn
    celebrated kiss volunteer tribe past folk almost coins messaging revolution flag traffic merged density footballer
    tunnel basis duties locked distributed joked script secondary entertainment alive ruins ass primarily vessels fix
    outside slowed younger recruited reign convention promotion frame alternative exhibition handle ocean principles
    ahead buried either mistake identity somebody demonstrated sector basic greatest nominated grunts shut rugby
    conservative journalist architect mastered presence comprises investigate escapes raid unique inspired careful
    searches everybody urban succeeded leadership senate hmm poet benefits whatever communist lasted rome anyway
    failure poorly agents observed calling bag jack fasting scientific debate attached john dinner depicted blow
    architecture philippines chapter combat forests relative contributions tens witnessed bet whoa naval hot identify
    hills push battalion cemetery korean faulting choice resigned protein prepares stream vary layer implemented
    selling cheers columbia components panel tube fairs stupid approved bye colony evidenced sentenced spend profile
    labor arranged fully visual core funny hair glad boundary composer advocate fool fought internal solo historian
    paper chosen brigade composition enjoy narrow hotels georges scottish circuit wastes treat opportunities black
    dispute orchestra jazz billion favored creation boss possible shouldn steel transformed essential entrance asking
    ball rear kong sick depending environmental amazing organisation fish sometimes strategy coordinates widely
    secured cited charter affiliated applied quiet edited translated aspects heroes illinois huge cook tapings rival
    faculty kick flowering pain lyrics contrast pole shall treaty portrayed classical winners leg trials wrestling
    documentary roots luck dominated invites landscape felt salt circle needed fated cold knock independence future
    twin preferred branches easily unknown computers qualifying adapted patrol infantry constitution keeping
    originated jesus roughly horse slightly eliminated cable afterwards injured largely honest korea sweet governing
    employees decrease residence opponent alongside fiction deep backed repeated intelligence ooh situated
    occasionally philosophy symbol retreat sexes rejected identified worthing geography proposal departed jump
    imperial span compound canal exposed belief attributed rare labour atlantic habitat civilian drivers interior
    integrated nest chamber mouth excited anybody rifle explain massachusetts establishment marry sixth highlights
    combination jews partnership piano forwards longer requirements venture honey characteristics lie entitled
    corresponding somewhere bother weird mobile imagine satellite james pages broad prisoners semi detailed apartments
    surrender curve upgraded municipal instance arab tabled heavily mode federation shifted stick constant acid
    constituency regulations discovery mars wake worried philadelphia soil restaurants counter unable parallel stem
    frank evolved oldest invasion selection archives responded crime extension fashion gaspe surname pull respect
    gardens deserve newly expedition prisons swedish expansion partially attract articles photographs athletes mexican
    wall executed customers dare existence expression educational specialized segment darkly effective heritage
    commissioner transition smell violence motion feet laid unlike contact translation initiated mated sailed external
    patent items popes interviews defended connections hurries differ gift coffee brain giving negative mill
    achievement difficulties frequency export resemble retirement sam sell recognition definition organised decision
    straight ontario christmas relationship imported nobody venue moth poetry memory respectively bronze calm occupied
    recommended ones bureau entirely exception abuse explored checked dynasty taste enhanced smoke avoided smile mad
    relatively assets monument tourist ideal detected chapel thousand risk supporters playoffs severe yield initiative
    nomination suddenly commune opposite relief rowing northwest improvement worldwide terminal slaves anchor
    personnel borough springs ya norwegian resort maximum definitely domain laboratory sweden virtual substitute
    discusses lodge payment statue busy obviously installed criticized caught possession penalty specifically
    transportation lucky steal favour readings planets glass loading michael cathedral delayed literary democrat
    criticism illustrated crowds swear recovered stretches controversy possess window universal meant wonderful tools
    soul veteran manufacturer alternate buddy accessed alleged doubt publisher enemy cancelled nickname crops guard
    alright dame weekly tropical downtown locomotives suburb blame tv resolution sculpture grab demographics extensive
    worse netherlands advertising trapping ultimately entire eared slopes billboard mm coated medium dangerous
    southeast portrait deployed provincial neighboring franchise prompted manner error pressures disorder guided
    nursing convinces descended arrival restricted crisis visitors inhabitants`,
  ],
  [
    2,
    `domestic vietnam coal monitoring passage joe equivalent submarine hollywood metropolitan groans ma touchdown goods
    agricultural constitute daddy completely disappeared mechanism resumed racial lying appreciate loop genre junction
    broke quoted grass radical variations desired utilized uncle phrase apparent anniversary hole minnesota pants grey
    exile senator legislative continuous membership closely chaired collaborated presidential importance disc killer
    bastard proud researchers widow david dude pack triple resistance commits richly guested objective hasn
    introduction substantial arch northeast clan shoes pupils cinema forever scholarship sighted equipped context
    earths monastery upset beg solving replacement deposits underground provisions occasions multi collaboration steam
    collapse seconded statements ran string mike immigrants consistent preparation truck ambassador dollars ruler
    revolutionary drawn engaging wisconsin tom successor norway anywhere choose experts idiot viewers childhood
    charlie harbor acres scouts bottling occupy orbit hungarian seventh excluded occupation sought threatens innings
    cluster regulated exercises warmly recognised ticketing paid graphics egypt pulled trick southwest melbourne
    transmission studios participants qualified cabinet posed admiral soundtrack bachelor hurricane physician
    practical submitted observation strange rendered tennessee balanced coup tends cat tones colonial ottoman spelling
    bought relocated aged lunch representation terrible inter socialist destination concentration shore instrumental
    superior sake gradually swiss transmitted shouting wooded makeup suck celebrity missouri pioneers throne activist
    workshop informs discipline electrical ferry verse trophy shield prohibited maryland cambridge altered forgot
    worship offensive manuscript pools portuguese girlfriend sufficient meanwhile statistics blue gender interaction
    oregon finger tackles smart trend ha pretend equation genetic chronicle assistance traces inhabited characterized
    corrects remind turkish erected switzerland gentlemen voters poverty variable punk tightly huntly accompanying
    sacked diocese fell darling flank breed delegates unsuccessful singapore invested adds discharge proceeded stable
    particles arena lectures neighbouring client austria minority kentucky hired illness facilitate emphasis inner
    simple egyptian peter adaptation strengthen rewarded agriculture artillery spiritual relay difficult acknowledged
    christians brick tokyo depression allied czech iraq spirit examination extract isolated dome angry vast performers
    bless protocol donated storage sad screwed compiled emphasized armor attraction induced austrian wash footed
    useful remix majesty binding tissue revived gmina greece dynamic descendants platted bones stakes struck sampling
    drained jurisdiction switches ben variant disambiguation activated forgive mary owe depth commemorate mechanical
    freak advised plains classification beeping roofs grain maker mmm allies guitarist attention driven concentrated
    predicted legislature chile brazilian boyfriend amongst rushes fighters notably tea quebec distinct halls
    corporate serial outstanding elevation dismissed interpretation peace basin intellectual besides database tears
    administered temporary voivodeship apologize operational consecutive capabilities regained regime organ ethnic
    arrangement mandate amendment outline asserted perhaps heir bible resolved somewhat favorite demolished lovely
    scrapped developers torpedo specialist sustained certificate louisiana soft israeli entity afforded drunk
    packaging versus output broken elementary earliest sky execution departure preceding peer boring journeys
    triggered lions relax imposed controversial tough mississippi missionary commenced massacre examined hungry
    strengths tomb companion absorbed conversation tailed attained encoded refugees lee defensive fragments harvard
    pissed priests adventures bell calculated presentation ukrainian victories transit afternoon ancestors adjacent
    qualification coalition physics experimental carbon islamic margin hispanic assessed solar compilation settlers
    labs carved begun rotating commonwealth oklahoma interact reinforced stoning iowa feed competitors landmark sun
    infrastructure choir necked detective nervous residential pete fruits bonus medieval evil rhythm intersection
    forum tiles spares shelters approval persian comparison casualties ceased classified ice chicken guinea arise
    whilst symphony complained consulting inches dialect tales yep destruction devoted behalf shine diving corner
    argentina crack cargo ghost popularity paul conservation diggings evaluated peninsula encompasses constitutional
    ties congregation puerto inherited atmosphere leased gated danish pleasure percentage beer songwriter wooden
    electoral mathematics reversed specimens showcase elite ncaa colleagues revival broadway siege chasing prototype
    audio christ aided acclaimed parliamentary sole shock throated fundamental efficient cash retail outcome nazi
    acquisition suspended subsidiary contestants restoration chatter progressive absolutely lieutenants rob
    electricity calendar ownership bypass empties simultaneously coastal denmark installation instruction substance
    artistic recipient criminal democracy eighth climbs blind monster gulf cheating tunes proper coverage assessment
    mineral queensland abroad vertical willing heaven eggs stuck supplement algorithm snail demonstration dissolved
    accompanied persuaded sanctioned prix connecticut classroom pray rebellion conclusion ballot tribute blog fake
    download baltimore orleans bounded urged private merger interpreted enforced maintenance completion cavalry tenure
    distinction green considerable collector accommodate followers denied undergo advantages timings lay architectural
    inspiration innovation roll belgium legislation immediate palm embarrassing measurement barrier node aligned
    borrows disbanded minimum altitude nick decree cafe employment goodbye protestant patron magic greatly clash
    assembled armenian predecessor evolution revolt wickets sundays kilometers cake poison enzyme aviation tier horror
    sacred pines procedures remote scattered spines awful folded strategic vienna dying outer hailed nose isle denotes
    crafts divorce reduction trustees clicks whereas innocent harry input manor visible baptist conversion romanian
    employers ballet sharply provider asshole reservoir overlap statistical pounds wheeled terminated migrated
    accelerated hungary drag colonels angles advisor cylinder involvement successes email destroyer dialogue alex
    hence excepting madam participation implementation enduring absence belgian scandal footage increasingly
    pittsburgh bullet max surgeries justices kim creator archbishop influential exposure stained regret confederate
    abstract summary conventional defects escorted clinical intervene victorian perceived burial inscription bunch
    abolished profession quantity premises clause fencing bob caves greeted kitchen artificial lift afghanistan worst
    longest impossible admission embassy weekend enlisted interface moderate restrictions danger speakers renowned
    arguments geared pits decoration skin modified continent tributary gospel coincided orthodox identical youngest
    observer transactions pursuit loud relies ganges annexed henry talent molecules cooperation tide elaborate cattle
    fictional administrator harbour romania authorized competitive narrative rip plantation intervention buddhist
    fortress presided chemistry idol villain iranian extent herself grossing congratulations legends receiver sealing
    ensemble wealth slip outbreak pal consequence stresses elderly yo nationalist consultant automobile elsewhere
    birmingham voyage`,
  ],
]
