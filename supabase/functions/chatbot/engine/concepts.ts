import { fold, stem } from '#shared/search/german.ts';

// What visitors say, in German, English and Dutch, and what it means. Single words match by stem and inside compounds
// ('Chatbotpreis' has chatbot and price); words in quotes are phrases and match as they stand, after folding.

const LEXICON = {
  // Money
  price: `einplanen preisrahmen "muss man rechnen" betrag "muss ich rechnen" "mussen wir rechnen" "kommt da dazu" "kommt dazu" "kommt da auf mich zu" "kommt auf mich zu" "kommt da auf uns zu" "fur wieviel" "fur wie viel" hinlegen billigste billig verlangt verlangen aufpreis zuschlag expensive teurer "auf den tisch" geld kosten kostet kost preis preise preislich teuer bezahlen zahlen zahle zahlt budget preisliste tarif euro günstig gebühr "was nehmt ihr" "wie viel euro" "geht es los" "was nehmen sie" "nehmen sie fur" "nehmt ihr fur" "was macht das"
    price prices pricing cost costs "how much" prijs prijzen kosten "hoeveel kost"`,
  calculate: `"womit wir rechnen" "womit muss ich rechnen" "womit ich rechnen" "rechnen mussen" berechnen ausrechnen "rechnen sie" "rechne mir" "rechnest du" schätzen schätzung preisschätzung kalkulieren kalkulation überschlagen preisrechner "kosten wurde" "wurde kosten" "wurde das kosten"
    "estimate" "calculate" berekenen bereken schatting`,
  would: `würde würden wurde`,
  project: `projekt vorhaben project`,
  tax: `mehrwertsteuer umsatzsteuer mwst "reverse charge" "umkehr der steuerschuld" netto brutto nettopreise bruttopreise vat btw`,
  recurring: `"monatlich" "monatliche" "monatlichen" "jahrlich" "jahrliche" "jahrlichen" "jeden monat" "jedes jahr" "im monat" "pro monat" "im jahr" "pro jahr" "laufende kosten" folgekosten "kosten danach" "per month" "per maand" "per year" "per jaar"`,
  financing: `"pay monthly" "monthly payments" "maandelijks betalen" "auf einmal" raten ratenzahlung rate finanzierung finanzieren anzahlung anzahlen abzahlen teilzahlung monatsrate leasing stottern installments instalments financing termijnen gespreid`,
  surcharge: `"eilig mehr" "schneller mehr" "eilig teurer" "wenn es eilt" "fur eilige" eilzuschlag eilaufschlag expresszuschlag expressaufschlag dringlichkeitszuschlag`,
  customerPay: `ideal eps twint klarna bancontact wero giropay paypal`,
  cannotPay: `"nicht zahlen kann" "nicht bezahlen kann" "nicht mehr zahlen" "nicht mehr bezahlen" zahlungsunfähig`,
  payment: `"kann ich zahlen" "kann man zahlen" "wie zahle" "wie zahlt" "wie wird bezahlt" "wie wird gezahlt" "womit zahle" klarna giropay "apple pay" "google pay" barzahlung bargeld "bar zahlen" "bar zahle" "bar bezahlen" "bar bezahle" zahlungsarten zahlungsart zahlungsmethode zahlungsmittel überweisung paypal kreditkarte lastschrift sepa sofortzahlung "wie kann ich bezahlen" "wie bezahle" betaalmethode`,
  discount: `schenkst schenkt verschenken "umsonst haben" "auch gunstiger" "das gunstiger" "zu teuer" "ist mir zu viel" "zu viel geld" "weniger geld" "wenig geld" rabatt studentenrabatt vereinsrabatt rabattcode gutschein gutscheincode nachlass skonto "billiger machen" "geht es billiger" handeln verhandeln preisnachlass discount coupon korting sonderangebot vergünstigung "paar prozent" "ein paar prozente" "prozente geben" "gebt ihr prozente" "geben sie prozente"`,
  catch: `"am ende wirklich" "unterm strich" "warum soll ich" "wieso soll ich" "am teuersten" "teurer als" "warum so teuer" "wieso so teuer" "die stunde" endpreis "kommt da noch was" "kommt noch was" "kommt da noch" "noch was dazu" "macht das fur" "macht mir das fur" "macht es fur" "so teuer" "wieso teurer" "warum teurer" "pro stunde" stundensatz stundenlohn haken "nur 590" "so gunstig" "so billig" "versteckte kosten" zusatzkosten nebenkosten "hidden costs"`,
  // What is sold
  website: `website webseite webseiten websites onepager "one pager" webseit homepage internetseite internetauftritt webauftritt internetpräsenz onlineauftritt seite auftritt websait site`,
  webdesign: `webdesign webdesigner design relaunch überarbeiten modernisieren neugestaltung gestaltung layout redesign webentwicklung`,
  shop: `shop onlineshop webshop ecommerce onlinehandel warenkorb shopsystem verkaufsseite onlineverkauf "im internet verkaufen" "online verkaufen" "im netz verkaufen" webwinkel store`,
  hallucinate: `erfindet erfinden quatsch unsinn halluziniert halluzinieren halluzination "erfindet der" "erfindet er" "denkt sich was aus" "falsche antworten"`,
  whichModel: `"welche ki" "welches modell" "welches ki" sprachmodell "ki steckt" "welcher ki"`,
  abilities: `"was kann so ein" "was kann ein chatbot" "was kann der chatbot" "was macht ein chatbot" "was macht der chatbot" "wozu ein chatbot"`,
  chatbot: `chatbot chatbots bot chatassistent chat-assistent kibot chatbotlösung assistent`,
  ai: `ki ai künstliche intelligenz "kunstliche intelligenz"`,
  theirSoftware: `jtl warenwirtschaft datev lexware lexoffice sevdesk excel sap outlook`,
  manual: `händisch "per hand" "von hand"`,
  automation: `doppelt abtippen tippt automatisierung automatisieren automatisch automatisiert automation workflow workflows prozessautomatisierung "von hand" schnittstelle schnittstellen automatisering`,
  seoWork: `"was macht seo" "was bringt seo" "was bringt mir seo" "was macht ihr bei seo" "was machen sie bei seo" "was gehort zu seo"`,
  aiAnswers: `"bei chatgpt" "in chatgpt" "von chatgpt" "auf chatgpt" "chatgpt find" "ki antworten" "ki suche" "ki suchen" "ki ergebnisse" "von der ki" "von einer ki" "von ki" "ai overview" "ai overviews" "ki ubersicht" perplexity gemini copilot`,
  unfound: `"finde ich meine" "finde ich uns" "finde meine" "finde mich nicht" "finde uns nicht" "nicht gefunden" "nicht zu finden" "findet man nicht" "findet man mich nicht" "findet mich" "findet mich niemand" "findet uns niemand" "findet uns keiner" "taucht nicht auf" "tauche nicht auf" "nicht auf google" "bei google nicht"`,
  seo: `"ich gefunden" "wir gefunden" "dann gefunden" "gefunden werden" "finden mich" "finden uns" "findet mich" "findet uns" "nicht gefunden" auffindbar seo suchmaschine suchmaschinen suchmaschinenoptimierung suchmaschinenmarketing google ranking rankings vindbaarheid`,
  gdpr: `dsgvo datenschutz datenschutzkonform gdpr avg privacy datenschutzgrundverordnung dsgvokonform datenschutzrecht privatsphäre`,
  processor: `kundendaten "av vertrag" avvertrag avv auftragsverarbeitung auftragsverarbeitungsvertrag datenverarbeitungsvertrag verwerkersovereenkomst`,
  ipAddress: `ip ipadresse ipadressen`,
  ourOfficer: `"euer datenschutzbeauftragter" "ihr datenschutzbeauftragter" "euren datenschutzbeauftragten" "ihren datenschutzbeauftragten" "sie einen datenschutzbeauftragten" "ihr einen datenschutzbeauftragten"`,
  passesOn: `"an openai" "an chatgpt"`,
  recipients: `"sicher sind meine daten" "meine daten sicher" "us dienste" "anfrage zu sehen" "sieht meine anfrage" "liest meine anfrage" "bekommt meine anfrage" "zugriff auf meine daten" "zugriff auf die daten" "sieht meine daten" "bekommt meine daten" "liest meine daten" "verkauft ihr daten" "verkauft ihr meine daten" "verkaufen sie daten" "verkaufen sie meine daten" "an dritte" "daten weiter" "an google weiter" "an microsoft" "an meta weiter"`,
  dataPlace: `"stehen ihre server" "stehen eure server" "steht ihr server" "steht euer server" "stehen deine server" "server stehen" "in die usa" "nach amerika" "ins ausland" "aus der eu" "liegen meine daten" "liegen die daten" "liegen unsere daten" "daten in der eu" "daten in den usa" "steht der server" "stehen die server" serverstandort "daten gehostet" "website gehostet" "seite gehostet" "wo gehostet" "wo wird gehostet" "wo hostet" "wo hosten"`,
  cookies: `"google analytics" "facebook pixel" cookie cookies cookiebanner consent einwilligungsbanner tracking`,
  maintenance: `backup backups datensicherung sicherheitsupdate sicherheitslücke ausfall ausfällt störung kaputt defekt gehackt hacker abgestürzt livegang überwachen überwachung monitoring support "auf dem neuesten stand" "auf dem neusten stand" "technik aktuell" "kummert sich" "kummern sie sich" "kummert ihr" "nach dem start" "nach der ubergabe" "hilft mir"
    wartung wartungsvertrag pflege pflegt updates update aktualisierung instandhaltung betreuung warten "texte selbst" "selbst andern" "selber andern" "selbst austauschen" "selber austauschen" "selbst tauschen" "selber tauschen" onderhoud maintenance`,
  hacked: `"auf eine casino" "casino seite" casinoseite gehackt gehackte gehackten hacker virus schadcode`,
  training: `schulung schulungen einweisung training workshop einarbeitung`,
  multilingual: `übersetzt übersetzen "zwei sprachen" "drei sprachen" mehrsprachig mehrsprachigkeit zweisprachig übersetzung fremdsprache multilingual meertalig "several languages" "auf niederlandisch" "auf englisch" "mehrere sprachen"`,
  analytics: `besucherstatistik statistik analytics besucherzahlen auswertung webanalyse`,
  ads: `adwords werbeanzeigen "google ads" "google anzeigen" "anzeigen schalten"`,
  mailbox: `postfach postfächer "mail adressen" "email adressen"`,
  ownWords: `"chat hier sicher" "chat sicher" "wird das gespeichert" "das hier gespeichert" "daten im chat" "daten hier im chat" "chat gespeichert" "der chat gespeichert" "chatverlauf gespeichert" "speichert der chat" "unterhaltung gespeichert" "was ich schreibe" "was ich hier schreibe" "meine nachricht" "meine nachrichten" "mein chat"`,
  social: `"social media" socialmedia instagram facebook linkedin`,
  hosting: `server servern umziehen umziehe umzieht umzug hosting gehostet hosten hoster webspace provider "welchem server" "welchen server" "welchen servern" "eigener server"`,
  cms: `wordpress`,
  keepRank: `"google platze" "google platz" "platz bei google" "platze bei google" "ranking erhalten" "ranking verlieren" "rankings erhalten" "rankings verlieren" "google ranking behalten"`,
  reviews: `vertrauen vertrauenswürdig seriös seriöse bewertung bewertungen rezension rezensionen kundenstimmen reviews beoordelingen`,
  genuine: `echt echte gefälscht erfunden gekauft fake glaubwürdig real echtheit`,
  tillInShop: `"im laden zahlen" "im laden zahlt" "im laden bezahlen" "im geschaft zahlen" "im geschaft bezahlen" "bei abholung zahlen" "bei abholung bezahlen" ladenkasse kassensystem registrierkasse "meiner kasse" "unserer kasse" "meine kasse" "unsere kasse"`,
  shopPlatform: `shopify woocommerce shopware magento prestashop gambio`,
  moving: `übernehmen übernehmt übernimmt umziehen umzieht umzug wechseln wechsel migrieren migration "weg von"`,
  shipping: `versand versenden verschicken versandkosten liefern`,
  currency: `franken chf währung currency`,
  // Found by the shape of the sentence (shapes.ts).
  signUp: ``,
  agencyGone: ``,
  ourCustomer: ``,
  formData: ``,
  due: `"alles vorab" "im voraus" vorkasse vorauszahlung fällig zahlungsziel zahlungsbedingungen zahlungskonditionen`,
  lostAccess: `"keinerlei passworter" "keine passworter" "kein passwort mehr" "nicht an die domain" "mehr an die domain" "nicht mehr an unsere domain" "keinen zugriff" "kein zugriff" "alle passworter" "hat die passworter" "hat das passwort" "hat alle passworte" "alle zugange" "keinen zugang" "keine zugangsdaten"`,
  redo: `relaunch überarbeiten modernisieren neugestaltung auffrischen aufhübschen erneuern redesign "neu machen" "alte seite" "alte website" "alte homepage" "jahre alt" veraltet`,
  ownership: `pleite insolvent insolvenz "wem gehort" "wem gehoren" "gehort mir" "gehort die" "gehort sie mir" nutzungsrechte eigentum quellcode "woanders hin" "anbieter wechseln" "zugangsdaten" "own the website" "who owns"`,
  need: `"nur facebook" "nur instagram" "nur bei facebook" "nur bei instagram" "brauche ich uberhaupt" "brauch ich uberhaupt" "brauch ich wirklich" "brauche ich wirklich" "wozu eine website" "wozu brauche ich eine website" "reicht mir facebook" "reicht facebook" "reicht instagram" "website oder instagram" "website oder facebook" "instagram oder website" "facebook oder website"`,
  worth: `"brauche ich" "brauch ich" "brauchen wir" "lohnt sich" "lohnt es sich" sinnvoll`,
  medical: `patientenfragen patienten medizinisch medizinische`,
  moreCustomers: `"ersten anfragen" "ersten kunden" "erste anfragen" "mehr besucher" "wie viele besucher" "wie viele anfragen" "wie viele kunden" "mehr kunden" "mehr anfragen" "mehr umsatz" "mehr auftrage" "neue kunden" "more customers" "meer klanten"`,
  validity: `"wann gilt" gültig gültigkeit bindefrist "wie lange gilt" "how long is the offer valid"`,
  signature: `unterschrift unterschreiben unterschreibe signatur`,
  reschedule: `verpasst verschieben umbuchen absagen verlegen`,
  recommend: `"was ich brauche" "was wir brauchen" "was brauche ich" "brauche ich denn" "welches paket" "was empfehlen" "was empfiehlst" "was wurden sie mir" "was wurden sie uns" "was wurdet ihr mir" "was wurdet ihr uns" beliebteste beliebtestes "am beliebtesten" "meistgekaufte" "was passt" "passt zu mir" "passt zu uns" "reicht mir" "reicht das startpaket" "das richtige fur" "which package" "welk pakket"`,
  domain: `domain domäne internetadresse domainname`,
  ssl: `ssl sslzertifikat https verschlüsselung`,
  copy: `"zeit fur texte" "zeit fur die texte" "keine texte" "kann nicht schreiben" "schreibt die texte" "schreibt ihr die texte" "schreibt ihr texte" "schreiben sie die texte" "schreiben sie texte" "texte selbst schreiben" "texte selber schreiben" "texte schreiben" "macht die texte" "kommen die texte" "texte liefern" texterstellung`,
  texts: `"wer schreibt die" "schreibt ihr" photos texte texten inhalte fotos bilder "schreiben sie" texterstellung`,
  photos: `foto fotos bild bilder bildmaterial fotograf fotografin fotografieren fotografiert fotoshooting shooting photo photos pictures`,
  apps: `app apps handyapp smartphoneapp iphoneapp androidapp appentwicklung "app store" "play store"`,
  selfEdit: `"selbst andern" "selber andern" "texte selbst" "selbst austauschen" "selber austauschen" "selbst tauschen" "selber tauschen" "selbst pflegen" "selber pflegen" "selbst bearbeiten" "selber bearbeiten"`,
  mobile: `handy smartphone mobil mobilgerät tablet responsive`,
  inventory: `lagerverwaltung lager warenwirtschaft bestand lagerbestand`,
  invoices: `rechnung rechnungen belege bestellungen`,
  products: `produkte artikel waren`,
  preview: `"erst mal anzuschauen" "anschauen bevor" "anzuschauen bevor" "sehen bevor ich" "vorher was sehen" "vorher etwas sehen" "vorher sehen" korrektur korrekturen "vorher sehen" "vorher ansehen" "vorher anschauen" entwurf entwürfe vorschau korrekturrunde korrekturrunden`,
  extend: `differenz "spater mehr" "spater noch" "spater erweitern" "spater ausbauen" upgraden upgrade aufstocken erweitern ergänzen umsteigen nachrüsten "spater dazu" "spater wechseln" "paket wechseln" "grosseres paket"`,
  accessibility: `blinde blinden sehbehinderte screenreader vorlesegerät barrierefreiheit barrierefrei bfsg wcag accessibility accessible toegankelijk toegankelijkheid`,
  speed: `"schnell genug" "lad ewig" "lad sehr" "lad lange" "schnell ladt" "schnell laden" "schnell sind" "ladt ewig" "ladt so" "ladt sehr" "ladt total" "ladt echt" "ewig zum laden" "ewig zu laden" lahm "ladt lange" "ladt langsam" "ladt zu lange" langsam ladezeit ladezeiten pagespeed "schneller machen" "seite schneller" "website schneller" slow faster traag sneller`,
  process: `"wurden sie denn" "wurdet ihr denn" "wurden sie da" "wurdet ihr da" "gehen sie vor" "geht ihr vor" anfangen anzufangen loslegen "von mir" "von uns" ablauf "lauft ab" "lauft das ab" vorgehen schritte projektablauf "lauft ein"`,
  package: `paket pakete paketpreise package packages pakket pakketten`,
  contents: `"was krieg ich" "was kriege ich" "was kriegt man" "was bekomm ich" enthalten inklusive umfasst beinhaltet beinhalten drin dabei enthält leistungen leistungsumfang inbegriffen umfang included bekomme`,
  larger: `größere größeren größerem größeres teurere teureren bessere besseren`,
  smaller: `kleinere kleineren kleinerem kleineres günstigere günstigeren billigere billigeren`,
  difference: `"was hab ich davon" "was habe ich davon" "was haben wir davon" "macht ihr anders" "machen sie anders" "sollte ich zu" "soll ich zu" "warum zu euch" "warum zu ihnen" "warum gerade ihr" "warum gerade sie" "warum soll ich euch" "warum sollte ich euch" unterschied unterschiede vergleich vergleichen unterscheidet`,
  fits: `passt passend geeignet empfehlen empfiehlst richtige`,
  alone: `einzeln separat allein`,
  // Time
  duration: `"wie lang" "hoe lang" "schafft ihr" "schaffen sie" "online gehen" "online geht" "when will" ready "wie viel zeit" "wieviel zeit" "bis wann" "muss es schnell" "wie lange" "wie schnell" "wann ware" "wann ist" "wie viele wochen" "bis wann" lieferzeit dauer dauert fertig fertigstellung lieferung umsetzungszeit "how long" "hoe lang" "hoe snel" klaar`,
  hours: `"lange seid ihr erreichbar" "lange sind sie erreichbar" "heute erreichbar" "heute noch erreichbar" "ihr jetzt da" "sie jetzt da" heiligabend silvester neujahr mittagspause "an ostern" "uber ostern" "an weihnachten" "uber weihnachten" "zwischen den jahren" "heute noch auf" "jetzt noch auf" "ihr noch auf" "sie noch auf" "wann kann ich anrufen" "wann kann man" "wann sind sie" "wann seid ihr" sonntags samstags öffnungszeiten öffnungszeit geöffnet offen geschlossen sprechzeiten bürozeiten arbeitszeiten samstag sonntag wochenende feiertag "wann erreichbar" uhrzeit "bis wieviel uhr" "bis wie viel uhr" "opening hours" openingstijden open`,
  // People and places
  respond: `"quickly do you answer" "quickly do you reply" "fast do you answer" "fast do you reply" "snel antwoorden jullie" "wann rufen sie" "wann ruft ihr" "wann hore ich" "wann meldet" "wann melden" "schnell antwortet" "schnell antworten" "schnell meldet" "schnell melden" "bis wann antwortet" "wann antwortet" "wann bekomme ich eine antwort" "wann kriege ich eine antwort" "wann bekomme ich antwort" antwortzeit reaktionszeit`,
  contact: `reach kontakt kontaktdaten kontaktieren erreichen erreichbar anschreiben melden contact bereiken`,
  phone: `hotline telefon telefonnummer anrufen rufnummer handynummer durchwahl nummer phone telefoonnummer bellen`,
  email: `mailen email mail mailadresse emailadresse "e mail"`,
  whatsapp: `whatsapp`,
  location: `"vorbei kommen" "vorbei schauen" "waar zitten" "waar zijn jullie" "welchem ort" "aus welcher stadt" "wo ist die" "wo ist ihre" "wo ist eure" stadt sitz standort adresse anschrift büro sitzt anfahrt vorbeikommen vorbeischauen langskomen besuchen "wo seid ihr" "wo sind sie" "wo findet man euch" located adres gevestigd vestiging kantoor office "where are you"`,
  area: `belgien "wie weit fahrt" "wie weit fahren" "gibts euch auch" "gibt es euch auch" "gibt es sie auch in" mönchengladbach krefeld neuss duisburg "in essen" "nach essen" "aus essen" "bei essen" bonn geilenkirchen erkelenz viersen düren weert sittard heerlen hasselt "kommt ihr" "kommen sie auch" umkreis einzugsgebiet region österreich schweiz deutschland niederlande köln aachen düsseldorf venlo maastricht eindhoven heinsberg "vor ort" fahren anreise deutschlandweit`,
  serve: `arbeiten betreuen betreut kunden firmen betriebe macht tätig`,
  company: `agentur firma unternehmen team büro companies company bedrijven`,
  who: `"wer sind sie" "wer seid ihr" "uber euch" "uber sie" "wer steckt" "stellen sie sich vor" "who are you" "wie zijn jullie"`,
  since: `"wie alt ist" "wie alt seid" "wie lange macht" "wie lange machen" "seit wann" gegründet gründung erfahrung gründungsjahr "wie lange gibt es" jahre`,
  teamSize: `"euer team" "eurem team" "ihr team" "ihrem team" teamgröße "wie gross ist euer" "wie gross ist ihr" "wie gross ist das team" "wie gross ist die agentur" "wie gross seid" "wie gross sind sie" "wie viele mitarbeiter" "wieviele mitarbeiter" "wie viele leute" "wie viele personen" "wie viele seid" "wie viele sind sie" "wie viele arbeiten" "ein mann" "how many people" "how big is your"`,
  samePerson: `"wer macht das" "wer arbeitet daran" "mit wem habe ich" "mein ansprechpartner" "unser ansprechpartner" "fester ansprechpartner" "festen ansprechpartner" "feste ansprechpartnerin" "einen ansprechpartner" "wer betreut mich" "wer betreut uns" "immer derselbe" "immer dieselbe"`,
  owner: `inhaber inhaberin geschäftsführer chef eigentümer gründer`,
  references: `voorbeeld voorbeelden references arbeitsproben gebaut umgesetzt referenz referenzen portfolio beispiele beispielprojekte kundenprojekte "case studies" "case study" "schon gearbeitet" "schon gemacht" referenties`,
  human: `"mit einem sprechen" "mit einem reden" "mit wem sprechen" "mit wem reden" "mit einer sprechen" somebody someone iemand "mit herrn" "mit frau" "echten berater" "echter berater" "echte person" mensch menschen mitarbeiter mitarbeiterin ansprechpartner jemand person human medewerker`,
  connect: `"echten berater" "echter berater" "echte person" gib verbinden weiterleiten durchstellen sprechen reden weitergeben anschreiben leiten melden talk speak spreken übergeben`,
  callMe: `"nachricht hinterlassen" "ruft mich" "ruf mich" "rufen sie mich" "ruft uns" "rufen sie uns" "meldet euch" "melden sie sich" "call me" "bel me" "bel mij"`,
  unhelpful: `nutzlos unbrauchbar "bringt nix" "taugt nichts" "taugt nix" "warum antwortest du so" "hab ich doch gerade" "habe ich doch gerade" "hab ich schon gesagt" "habe ich schon gesagt" "hilft mir nicht" "bringt mir nichts" "verstehst mich nicht" "verstehen mich nicht" "verstehst du nicht" "verstehen sie nicht" "nicht meine frage" "falsche antwort" "not helpful" "does not help" "helpt mij niet" "helpt niet"`,
  appointment: `"mal unterhalten" telefonieren termin termine beratungsgespräch erstgespräch beratung beratungstermin gespräch rückruf zurückrufen videocall kalender call appointment meeting afspraak gesprek`,
  dayTime: `vormittags nachmittags morgens mittags abends vormittag nachmittag montag dienstag mittwoch donnerstag freitag "nachste woche" "diese woche"`,
  book: `buchen vereinbaren ausmachen reservieren book`,
  quote: `formular angebot angebote kostenvoranschlag offerte anfrage anfragen quote unverbindlich`,
  request: `anfordern anfragen hätte bekomme machen schicken`,
  guarantee: `"nicht zufrieden" "alles zuruck" "geld wieder" "nicht gefallt" "nicht gefallen" enttäuscht garantie garantieren geldzurückgarantie geldzurück "geld zuruck" gewährleistung unzufrieden guarantee`,
  rankFirst: `"ranks first" "rank first" "first place" "first page" "erste seite" "seite 1" "seite eins" "op nummer 1" "platz 1" "platz eins" "auf platz" "nummer eins" "nummer 1"`,
  cancel: `"mich binden" "uns binden" knebelvertrag "vertrag auf" "lange binden" "langer vertrag" "langen vertrag" mindestlaufzeit vertragsdauer zurücktreten wartungsvertragslaufzeit widerruf widerrufen widerrufsrecht widerrufsfrist kündigen kündigung kündige stornieren storno rücktritt vertragslaufzeit laufzeit cancel opzeggen`,
  portal: `"dateien hoch" "datei hochladen" "dateien hochladen" bestätigungslink bestätigungsmail kundenbereich portal kundenportal login einloggen anmelden registrieren registriere registrierung passwort konto account zugang kundenkonto inloggen wachtwoord`,
  roi: `"geld fur eine website" "geld fur eine homepage" investition "bezahlt gemacht" rentieren roi lohnt rentiert "rechnet sich" "rechnen sich" "rechnet es sich" rendite amortisiert rentabel roirechner roikalkulator bringt`,
  languages: `"do you speak" "auf platt" dialekt mundart schwätzen schwätze schwätzt plattdeutsch sprache sprachen languages talen sprecht`,
  consumer: `privatleute privatperson privatpersonen privatkunde privatkunden privatmann privatfrau verbraucher "als privater" consumers particulieren`,
  otherLanguage: `türkisch russisch polnisch arabisch französisch spanisch italienisch ukrainisch portugiesisch rumänisch griechisch chinesisch persisch kurdisch`,
  plainLanguage: `"leichte sprache" "leichter sprache" "einfache sprache" "einfacher sprache"`,
  dutch: `"niederlandisch" "auf niederlandisch" "niederlandische" "niederlandischer" holländisch dutch nederlands`,
  english: `englisch english`,
  terms: `agb geschäftsbedingungen nutzungsbedingungen vertragsbedingungen`,
  imprint: `steuernummer ustidnr ustid umsatzsteueridentifikationsnummer umsatzsteuernummer handelsregister handelsregisternummer kvk pflichtangaben pflichtangabe gmbh rechtsform "5 ddg" anbieterkennzeichnung impressum`,
  privacyPolicy: `datenschutzerklärung datenschutzhinweise`,
  disclaimer: `disclaimer haftungsausschluss`,
  // The conversation itself
  identity: `"bist du selber" "bist du selbst" "bist du auch" "sind sie selbst ein" "bist du chatgpt" "ist das chatgpt" "ein chatgpt" "wer bist du" "was bist du" roboter maschine "ein computer" "echter mensch" "schreibt hier" "bist du ein" "sind sie ein" "bist du echt" "mit einer ki" "mit einem bot" "are you a" "are you human" "ben je een"`,
  greeting: `"wie geht s" "wie geht es dir" "wie geht es ihnen" hallöchen hallo hi hey moin servus hello goedendag hoi grüezi "guten tag" "guten morgen" "guten abend"`,
  thanks: `danke dank dankeschön merci thanks bedankt "vielen dank" thx`,
  bye: `"uberlegs mir" "uberlege es mir" "uberleg es mir" "uberlegen wir uns" "denk druber nach" "denke daruber nach" "meld mich" "melde mich dann" "melde mich wieder" tschüss ciao wiedersehen bye adieu "auf wiedersehen" "bis bald" doei`,
  yes: `ja gerne okay ok genau jawohl yes bitte`,
  no: `nein nee keine kein nichts nicht no nope geen ohne`,
  stop: `"ach lass" "lass mal" "lassen wir" abbrechen abbruch stopp stop stoppen aufhören vergiss zurück`,
  unsure: `"weiss nicht" "keine ahnung" egal unsicher "weiss ich nicht"`,
  deletion: `löscht löschen löschung lösche gelöscht entfernen vergessenwerden delete verwijderen`,
  data: `geschrieben eingaben chat daten chatverlauf verlauf nachrichten chatnachrichten gespräch personenbezogen data gegevens`,
  store: `speichert speichern speicherung gespeichert aufbewahren aufbewahrt "passiert mit"`,
  settings: `einstellungen einstellung ändern anpassen`,
  complaint: `stinksauer verärgert "ziemlich sauer" "echt sauer" "bin sauer" "sind sauer" "richtig sauer" "total sauer" "so sauer" "nix gehort" "nichts gehort" "keine ruckmeldung" "nichts von euch" "nichts von ihnen" "schlechter service" "mieser service" "schlechter kundendienst" "schlechten service" beschwerde beschweren reklamation reklamieren frechheit unverschämt unverschämtheit "niemand meldet" "keiner meldet" "meldet sich niemand" "meldet sich keiner" "meldet sich nicht" "niemand antwortet" "keiner antwortet"
    "antwortet niemand" "antwortet keiner" "keine antwort" "warte seit" "warte schon" "warten seit" "warten schon" "unzufrieden mit" "entauscht von" "enttauscht von" "sauer auf" "nicht eingehalten" "funktioniert nicht mehr" "ist down" "seite down" "website down" "seit gestern nicht" "seit heute nicht" "ladt nicht mehr" "nicht mehr erreichbar" "falsche rechnung" "rechnung ist falsch" "rechnung stimmt nicht" "nicht bestellt" "geht nicht mehr" "schlechte arbeit" "schlecht gemacht"
    complaint complain "nobody answers" "still waiting" "not happy with" klacht "niemand reageert" "niet tevreden"`,
  // To refuse
  insult: `drecksladen schwachsinn unfähig mist arschloch idiot scheiß scheiss dumm blöd blöder blöde betrüger abzocker fresse fick verpiss hurensohn wichser trottel depp mistkerl penner saftladen stupid fuck`,
  legalAdvice: `rechtsberatung rechtsfrage rechtsfragen`,
  legal: `"darf auf der" "darf auf meiner" "darf auf unserer" "darf da stehen" geklaut klaut gestohlen sittenwidrig gesetz unterlassung unterlassungserklärung markenverletzung rechtsstreit ungültig anfechten abmahnung abmahnen abgemahnt verklagen klage klagen gericht anwalt haftet haftung haften strafe strafbar bußgeld bußgeldbescheid widerspruch rechtslage rechtlich rechtssicher legal illegal
    eigenbedarf "mein vermieter" "meinem vermieter" arbeitgeber schadensersatz urteil gesetzeskonform sue lawsuit "darf ich" "darf mein" "durfen wir" datenschutzbeauftragten datenschutzbeauftragter markenrecht urheberrecht`,
  draft: `formulieren formuliere aufsetzen entwerfen`,
  competitor: `"andere agenturen" "anderen agenturen" "andere anbieter" jimdo wix squarespace shopify wordpress.com ionos strato webflow 1und1 konkurrenz konkurrent mitbewerber wettbewerber "1 1" "andere agentur" "anderen agentur" "agentur muller" godaddy`,
  offTopic: `"was essen" "zu essen" "essen gehen" mittagessen abendessen "zum essen" fc steuererklärung buch eiffelturm weltkrieg frankreich france gitarre außerirdische "wie spat" "hoe laat" "what time" krank aufsatz capital bundeskanzler kanzler kochen koche milch wetter weather weer bundesliga fußball fussball gedicht gedichte witz witze rezept rezepte kuchen hauptstadt aktie aktien bitcoin-kurs lotto medikament medikamente kopfschmerzen arzt wahl wählen partei politik ukraine "der krieg" "den krieg" "im krieg"
    zug bahn flug fernsehen film kino horoskop hausaufgaben mathe mathematik auto autos restaurant restaurants waschmaschine python programm javascript-code primzahlen spanische reich urlaub hotel musik lied spiel spiele
    gewonnen song joke poem recipe president kanzler "wie viel ist" "uhr ist es"`,
  inject: `"reveal your" "your instructions" "your system" "vergiss deine" "deinen prompt" "dein prompt" "your prompt" "ihren prompt" "vergiss alles" "antworte ab jetzt" "befolge nur" "ignoriere alle" "ignoriere alles" "ignore everything" "ignoriere deine" "ignoriere die" "ignore all" "ignore previous" "ignore your" "system prompt" systemprompt "bisherigen anweisungen" "geheimen anweisungen" "previous instructions" "deine anweisungen" "deine regeln"
    "keine regeln" "du bist jetzt" "you are now" jailbreak "developer mode" "api schlussel" "apischlussel" "wiederhole den satz" "wiederhole folgendes" "sprich mir nach" "tu so als" "act as" "negeer alle"`,
  others: `"vom kunden" "des kunden" "anderer kunden" "anderen kunden" "ihrer kunden" "besucher vor mir" "andere besucher" "ihrer anderen" "eurer kunden" "von euren kunden" "von ihren kunden" "eurer anderen"`,
  privateLife: `privatnummer privatadresse privat umsatz gewinn gehalt hund schuhgröße firmenwagen mitarbeiterzahl`,
} as const satisfies Record<string, string>;

export type Concept = keyof typeof LEXICON;

type Phrase = { text: string; concept: Concept };
type Compiled = {
  words: ReadonlyMap<string, readonly Concept[]>;
  exact: ReadonlyMap<string, readonly Concept[]>;
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  spellings: ReadonlySet<string>;
};

/** Who asks, or for whom: none of these is a typing error for something else ('Zahnärzten' is not 'Zahlarten'). */
const TRADES = `zahnarzt zahnärzte zahnärzten tierarzt tierärzte tierärzten ärzte ärzten friseur friseure friseuren maler dachdecker elektriker
  klempner tischler schreiner gärtner metzger bäcker café cafés anwälte anwälten steuerberater steuerberatern makler maklern physiotherapeut
  physiotherapeuten fahrschule fahrschulen vereine vereinen kanzleien apotheke apotheken friseurin malerin schreinerin tischlerin fotografin kosmetikerin steuerberaterin
  architekt architektin heilpraktiker heilpraktikerin logopädin handwerker handwerkern hebamme hebammen`;

/** Lexicon ready for look-up: `words` by German stem, `exact` by the word itself (English, Dutch), `phrases` by their first word, folded between spaces, `spellings` every folded word for the spell checker. */
export const CONCEPTS: Compiled = compile();

function compile(): Compiled {
  const words = new Map<string, Concept[]>();
  const exact = new Map<string, Concept[]>();
  const phrases = new Map<string, Phrase[]>();
  const spellings = new Set(TRADES.split(/\s+/).map(fold));
  for (const concept of Object.keys(LEXICON) as Concept[]) {
    for (const match of LEXICON[concept].matchAll(/"([^"]+)"|(\S+)/g)) {
      if (match[1]) {
        const phrase = fold(match[1]);
        add(phrases, phrase.split(' ')[0] ?? phrase, { text: ` ${phrase} `, concept });
      } else {
        const word = fold(match[2] ?? '').replaceAll('-', '');
        spellings.add(word);
        add(words, stem(word), concept);
        add(exact, word, concept);
      }
    }
  }
  return { words, exact, phrases, spellings };
}

function add<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const known = index.get(key);
  if (!known) index.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

const TRADE =
  /^\w{3,}(dienst|dienste|schule|verein|betrieb|studio|praxis|salon|kanzlei|werkstatt|haus|hof|buro|geschaft|lehrer|lehrerin|berater|beraterin|meister|makler)$/;

/** 'Pflegedienst', 'Autohaus', 'Musikverein': the trade of who asks, whatever its halves mean. */
export const isTrade = (word: string): boolean => TRADE.test(word) && !CONCEPTS.words.has(stem(word));
