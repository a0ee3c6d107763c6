/** Terms from icon grids, each with the icons that a designer could have chosen. */
const ENGLISH = `
Faster onboarding: user-plus rocket gauge zap
Our customers: users user star
Revenue growth: trending-up chart-column-increasing chart-line circle-dollar-sign
Cost control: coins sliders-horizontal calculator piggy-bank wallet circle-dollar-sign
Strategic partnerships: handshake
Market entry: store rocket globe log-in chart-pie
Sales pipeline: funnel chart-column-increasing
Quarterly results: chart-column file-chart-column
Brand awareness: megaphone stamp eye
Competitive landscape: binoculars swords trophy
Business model: briefcase-business briefcase blocks
Annual budget: circle-dollar-sign calculator wallet coins calendar
Risk assessment: triangle-alert search-check shield-alert shield-check
Project timeline: chart-gantt calendar-range kanban calendar clock
Key milestones: milestone flag
Decision making: signpost
Remote work: house laptop
Team meetings: messages-square users
Leadership: crown
Core values: gem
Our mission: target
Our vision: compass eye telescope
Innovation: lightbulb
Customer support: headset
Quality assurance: badge-check award
Supply chain: link truck
Inventory management: warehouse
Product launch: rocket
Pricing: tag
Negotiation: handshake
Cloud infrastructure: cloud server
Machine learning: brain-circuit bot
Data protection: shield lock shield-check
Open source: git-fork code-xml
Mobile app: smartphone
Continuous integration: git-merge refresh-cw
Bug fixes: bug wrench
User interface: monitor app-window
Automated backups: database-backup bot
Real-time analytics: chart-line clock database-zap
Two-factor authentication: shield-check lock key smartphone fingerprint-pattern
End-to-end encryption: lock
Search engine: search
Push notifications: bell
Responsive design: monitor-smartphone
Version control: git-branch
Cybersecurity: shield
API access: key waypoints
Workflow automation: workflow bot
Internet of Things: microchip globe
Page speed: gauge
Virtual reality: rectangle-goggles glasses
Robotics: robot-arm bot
Video conferencing: video
Homework: square-pen
Reading comprehension: book-open
Class rules: school scroll-text
Field trip: bus map plane
Final exam: spell-check graduation-cap
Mathematics: sigma calculator pi
Learning objectives: graduation-cap target
Foreign languages: languages
Vocabulary: book-open languages book-a
Group work: users group users-round
Teacher training: graduation-cap school
Libraries: library
Writing skills: pen-line
School lunch: utensils school sandwich
Balanced diet: salad apple
Mental health: brain
Regular exercise: dumbbell
Enough sleep: moon bed
Vaccination: syringe
Blood pressure: heart-pulse
First aid: bandage briefcase-medical
Hand washing: soap-dispenser-droplet hand
Side effects: pill
Family doctor: stethoscope
Dental care: toothbrush
Drink more water: glass-water droplet cup-soda
Stress relief: brain bath face-slightly-smiling
Hospital stays: hospital hotel
Allergies: flower-2 triangle-alert pill
Fresh vegetables: carrot
Home cooking: chef-hat cooking-pot
Coffee break: coffee
Street food: utensils hamburger road
Local wines: wine
Baking bread: croissant
Seafood: shrimp fish
Ice cream: ice-cream-cone
Vegetarian options: salad vegan leaf
Craft beer: beer
City tour: building-complex map luggage
Beach holiday: parasol luggage tree-palm
Flights: plane plane-takeoff
Where to stay: hotel bed
Public transport: bus train-front tram-front
Hiking trails: hiking-stick mountain route
Train tickets: ticket train-front
Getting there: map-pin route map navigation car
Camping: tent
Passport and visa: id-card stamp
Travel insurance: shield-check plane umbrella
Climate change: earth thermometer-sun
Renewable energy: solar-panel
Rainforests: trees tree-pine
Endangered species: paw-print panda
Clean water: droplet
Recycling: recycle
Wildlife: paw-print
Weather forecast: cloud-sun
Air pollution: wind factory
Oceans: waves-horizontal
Pollination: flower-2
Soil health: sprout heart-pulse worm
Mountains: mountain
Savings account: piggy-bank
Credit cards: credit-card
Tax returns: receipt-text
Stock market: chart-candlestick
Retirement planning: piggy-bank
Mortgage: house
Exchange rates: currency
Household budget: wallet house circle-dollar-sign
Payroll: banknote
Venture capital: hand-coins
Volunteers: heart-handshake hand-heart
New employees: user-plus
Diversity and inclusion: users-round
Work-life balance: scale
Family life: house baby users heart
Friendship: heart-handshake
Communication: speech messages-square message-circle
Feedback culture: message-square-quote
Gratitude: message-circle-heart
Conflict resolution: message-circle-warning handshake puzzle
Elderly care: hand-heart rocking-chair
Children: baby
Terms and conditions: section file-text
Human rights: scale
Supreme Court: gavel
Contracts: signature file-pen
Intellectual property: copyright lightbulb
Privacy policy: scroll-text lock shield
Criminal law: gavel scale
Elections: vote
Freedom of speech: speech lock-open
Constitution: scroll-text
Compliance: clipboard-check badge-check scale
Genetics: dna
Chemical reactions: flask-conical
Quantum physics: atom
Space exploration: orbit rocket telescope
Laboratory: microscope flask-conical
Hypothesis: flask-conical lightbulb
Photosynthesis: leaf sun sprout
Evolution: dna
Black holes: galaxy
Field research: microscope search
Team sports: volleyball users
Swimming lessons: waves-ladder
Marathon training: sport-shoe
Strength training: dumbbell biceps-flexed
Olympic medals: medal
Cycling: bike
Referees: whistle
Winter sports: mountain-snow
Chess club: chess-knight
Water polo: waves-ladder droplet volleyball
Guitar lessons: guitar
Classical music: piano eighth-notes
Live concerts: eighth-notes ticket
Rhythm: drum
Singing: mic
Film history: film clapperboard
Photography: camera
Theatre club: drama
Painting: palette paintbrush
Ancient Rome: amphora landmark
World war: swords
Middle Ages: castle
Road safety: road shield car traffic-cone shield-check
Fire safety: fire-extinguisher
House rules: scroll-text house
Opening hours: clock
Free parking: circle-parking
Contact us: contact-round phone mail
Lessons learned: bookmark-check lightbulb graduation-cap
Frequently asked questions: message-circle-question-mark circle-question-mark
Next steps: list-checks arrow-right footprints
Sustainability: recycle leaf sprout
Transparency: eye
Trust: handshake
Flexibility: sliders-horizontal
Time savings: clock piggy-bank timer
Accessibility: accessibility
Global reach: globe expand
Fast delivery: timer truck
Easy returns: package-open undo-2 wand-sparkles
Gift cards: gift credit-card
Loyalty programme: gift heart-handshake
Electric cars: car zap ev-charger plug-zap
Sleep hygiene: bed moon
`;

const GERMAN = `
Umsatzwachstum: trending-up chart-column-increasing
Kundenzufriedenheit: face-slightly-smiling thumbs-up star
Mitarbeiterbindung: magnet users heart-handshake
Neue Märkte: store globe chart-pie
Kostenkontrolle: coins sliders-horizontal calculator piggy-bank
Lieferzeiten: truck timer clock
Qualitätsmanagement: badge-check award
Unsere Mission: target
Zielgruppen: target users
Wettbewerbsvorteil: trophy thumbs-up
Produktentwicklung: drafting-compass box package
Risikoanalyse: triangle-alert search-check chart-line
Jahresziele: target calendar
Digitale Transformation: refresh-cw binary
Verhandlungen: handshake messages-square
Arbeitszeiten: calendar-clock clock
Einarbeitung: user-plus graduation-cap
Führungskräfte: crown
Datenschutz: shield lock
Datensicherung: database-backup
Künstliche Intelligenz: bot brain-circuit
Passwörter: lock key
Schnittstellen: waypoints plug
Benutzeroberfläche: monitor app-window
Softwareentwicklung: code-xml
Fehlersuche: bug search
Rechenzentrum: server
Spracherkennung: mic audio-lines
Videokonferenzen: video
Hausaufgaben: square-pen
Elternabend: users baby sunset school messages-square
Klassenfahrt: bus luggage plane school
Schulbibliothek: library school
Fremdsprachen: languages
Mathematikunterricht: sigma school calculator
Leseförderung: book-open
Abschlussprüfung: spell-check graduation-cap search-check
Gesunde Ernährung: salad apple
Bewegung: dumbbell
Erste Hilfe: bandage briefcase-medical
Impfungen: syringe
Zahnpflege: toothbrush
Nebenwirkungen: pill
Hausarzt: stethoscope
Schlafqualität: bed moon
Herzgesundheit: heart-pulse heart
Frisches Gemüse: carrot
Kaffeepause: coffee
Mittagessen: utensils
Bäckerei: croissant
Regionale Küche: utensils chef-hat map
Kuchenrezepte: cake-slice chef-hat
Anreise: plane-landing map-pin car
Unterkunft: house hotel bed
Öffentliche Verkehrsmittel: bus train-front
Wanderwege: hiking-stick route mountain
Strandurlaub: parasol tree-palm
Reisegepäck: luggage
Eintrittskarten: ticket
Stadtrundfahrt: building-complex bus map
Klimaschutz: earth leaf
Erneuerbare Energien: solar-panel zap
Wasserverbrauch: droplet
Artenvielfalt: trees paw-print
Mülltrennung: recycle trash
Waldbrand: flame tree-pine
Landwirtschaft: wheat tractor
Luftqualität: wind
Haustiere: dog cat paw-print
Steuererklärung: receipt-text
Altersvorsorge: piggy-bank
Sparkonto: piggy-bank
Aktienmarkt: chart-candlestick
Gehaltserhöhung: banknote trending-up
Mietvertrag: file-pen house signature
Fördermittel: coins hand-coins
Versicherungen: shield-check umbrella
Ehrenamt: heart-handshake hand-heart
Zusammenarbeit: handshake users
Vielfalt: users-round
Kinderbetreuung: baby
Nachbarschaftshilfe: hand-helping users-round houses heart-handshake
Wertschätzung: message-circle-heart gem
Konflikte: message-circle-warning swords
Rückfragen: message-circle-question-mark
Arbeitsrecht: scale gavel
Gerichtsverfahren: gavel
Unterschriften: signature
Verbraucherschutz: user-shield shield
Urheberrecht: copyright
Bundestagswahl: vote
Chemieunterricht: flask-conical school
Weltraumforschung: orbit telescope rocket microscope search
Vererbung: dna
Stromkreise: zap circuit-board plug
Forschungsprojekt: microscope search kanban flask-conical
Krafttraining: dumbbell
Mannschaftssport: volleyball users
Radtour: bike
Schwimmkurs: waves-ladder
Schiedsrichter: whistle
Musikunterricht: eighth-notes
Klavierkonzert: piano eighth-notes
Chorprobe: eighth-notes mic
Theaterprojekt: drama
Kunstgeschichte: palette landmark rotate-ccw-clock
Barrierefreiheit: accessibility
Nachhaltigkeit: recycle leaf sprout
Öffnungszeiten: clock
Ansprechpartner: contact-round user
Nächste Schritte: list-checks arrow-right footprints
Brandschutz: fire-extinguisher shield
Parkplätze: circle-parking
Kostenloser Versand: truck package
Hausordnung: scroll-text house
`;

/** Terms that no icon fits: names, labels, invented words, empty phrases. A careless search would find some of them. */
const NONE = `
en: Nordwind | Acme | Lorem ipsum | Anna Schmidt | Zorblax Prime | Step 3 | Phase II | Option B | Chapter seven | 2024 | 17
| Part four | Other | Miscellaneous | Various | The rest of it | In general | More of the same | Nevertheless | As such
| Kowalczyk and Sons | Q3 | Class B | Group 4 | Level 2 | Rule one | Section 12 | Mr Baker-Olsen | X | Thursday
| Thus | Et al | Hereby | Albeit | Berglund | Jean-Pierre | Whatsoever | Version 4 | Day 12 | Tip 5
| Furthermore | And so on | It depends | Both of them | Some of these | !!! | Table 7 | Whereas | Nonetheless | Hereinafter
| Figure 9 | Case 3 | Appendix C | Nguyen | Vortrex 3000 | Quibbling | Perchance | Ten | Perhaps
de: Sonstiges | Allgemeines | Weiteres | Müller GmbH | Schritt 3 | Teil II | Kapitel vier | Ebenso | Stufe 2 | Diverses
| Andererseits | Tag 4 | Frau Wiesner | Jedenfalls | Regel drei | Im Übrigen | Beispiel 2 | Und so weiter | Hiermit | Zudem
| Gleichwohl | Verschiedenes | Abschnitt 9 | Variante A | Woche 6 | Ferner | Beziehungsweise | Dergleichen | Kurzum | Obgleich
`;

export interface KnownFit {
  language: 'en' | 'de';
  term: string;
  icons: string[];
}

export const KNOWN_FITS: KnownFit[] = [...readFits('en', ENGLISH), ...readFits('de', GERMAN)];

export const WITHOUT_ICON: { language: 'en' | 'de'; term: string }[] = NONE.trim()
  .split(/^(?=(?:en|de): )/m)
  .flatMap((part) => {
    const language = part.slice(0, 2) as 'en' | 'de';
    return part
      .slice(4)
      .split('|')
      .map((term) => ({ language, term: term.trim() }));
  });

function readFits(language: 'en' | 'de', list: string): KnownFit[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [term = '', icons = ''] = line.split(': ');
      return { language, term, icons: icons.split(' ') };
    });
}
