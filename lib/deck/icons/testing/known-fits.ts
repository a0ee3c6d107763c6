/** Terms from icon grids, each with the icons that a designer could have chosen. */
const ENGLISH = `
Faster onboarding: user-plus rocket gauge zap
| Revenue growth: trending-up chart-column-increasing chart-line circle-dollar-sign | Strategic partnerships: handshake
| Sales pipeline: funnel chart-column-increasing | Brand awareness: megaphone stamp eye
| Business model: briefcase-business briefcase blocks
| Risk assessment: triangle-alert search-check shield-alert shield-check | Key milestones: milestone flag
| Remote work: house laptop | Leadership: crown | Our mission: target | Innovation: lightbulb
| Quality assurance: badge-check award | Inventory management: warehouse | Pricing: tag
| Cloud infrastructure: cloud server | Data protection: shield lock shield-check | Mobile app: smartphone
| Bug fixes: bug wrench | Automated backups: database-backup bot
| Two-factor authentication: shield-check lock key smartphone fingerprint-pattern | Search engine: search
| Responsive design: monitor-smartphone | Cybersecurity: shield | Workflow automation: workflow bot | Page speed: gauge
| Robotics: robot-arm bot | Homework: square-pen | Class rules: school scroll-text
| Final exam: spell-check graduation-cap | Learning objectives: graduation-cap target
| Vocabulary: book-open languages book-a | Teacher training: graduation-cap school | Writing skills: pen-line
| Balanced diet: salad apple | Regular exercise: dumbbell | Vaccination: syringe | First aid: bandage briefcase-medical
| Side effects: pill | Dental care: toothbrush | Stress relief: brain bath face-slightly-smiling
| Allergies: flower-2 triangle-alert pill | Home cooking: chef-hat cooking-pot | Street food: utensils hamburger road
| Baking bread: croissant | Ice cream: ice-cream-cone | Craft beer: beer | Beach holiday: parasol luggage tree-palm
| Where to stay: hotel bed | Hiking trails: hiking-stick mountain route
| Getting there: map-pin route map navigation car | Passport and visa: id-card stamp
| Climate change: earth thermometer-sun | Rainforests: trees tree-pine | Clean water: droplet | Wildlife: paw-print
| Air pollution: wind factory | Pollination: flower-2 | Mountains: mountain | Credit cards: credit-card
| Stock market: chart-candlestick | Mortgage: house | Household budget: wallet house circle-dollar-sign
| Venture capital: hand-coins | New employees: user-plus | Work-life balance: scale | Friendship: heart-handshake
| Feedback culture: message-square-quote | Conflict resolution: message-circle-warning handshake puzzle | Children: baby
| Human rights: scale | Contracts: signature file-pen | Privacy policy: scroll-text lock shield | Elections: vote
| Constitution: scroll-text | Genetics: dna | Quantum physics: atom | Laboratory: microscope flask-conical
| Photosynthesis: leaf sun sprout | Black holes: galaxy | Team sports: volleyball users | Marathon training: sport-shoe
| Olympic medals: medal | Referees: whistle | Chess club: chess-knight | Guitar lessons: guitar
| Live concerts: eighth-notes ticket | Singing: mic | Photography: camera | Painting: palette paintbrush
| World war: swords | Road safety: road shield car traffic-cone shield-check | House rules: scroll-text house
| Free parking: circle-parking | Lessons learned: bookmark-check lightbulb graduation-cap
| Next steps: list-checks arrow-right footprints | Transparency: eye | Flexibility: sliders-horizontal
| Accessibility: accessibility | Fast delivery: timer truck | Gift cards: gift credit-card
| Electric cars: car zap ev-charger plug-zap
`;

const GERMAN = `
Umsatzwachstum: trending-up chart-column-increasing | Mitarbeiterbindung: magnet users heart-handshake
| Kostenkontrolle: coins sliders-horizontal calculator piggy-bank | Qualitätsmanagement: badge-check award
| Zielgruppen: target users | Produktentwicklung: drafting-compass box package | Jahresziele: target calendar
| Verhandlungen: handshake messages-square | Einarbeitung: user-plus graduation-cap | Datenschutz: shield lock
| Künstliche Intelligenz: bot brain-circuit | Schnittstellen: waypoints plug | Softwareentwicklung: code-xml
| Rechenzentrum: server | Videokonferenzen: video | Elternabend: users baby sunset school messages-square
| Schulbibliothek: library school | Mathematikunterricht: sigma school calculator
| Abschlussprüfung: spell-check graduation-cap search-check | Bewegung: dumbbell | Impfungen: syringe
| Nebenwirkungen: pill | Schlafqualität: bed moon | Frisches Gemüse: carrot | Mittagessen: utensils
| Regionale Küche: utensils chef-hat map | Anreise: plane-landing map-pin car
| Öffentliche Verkehrsmittel: bus train-front | Strandurlaub: parasol tree-palm | Eintrittskarten: ticket
| Klimaschutz: earth leaf | Wasserverbrauch: droplet | Mülltrennung: recycle trash | Landwirtschaft: wheat tractor
| Haustiere: dog cat paw-print | Altersvorsorge: piggy-bank | Aktienmarkt: chart-candlestick
| Mietvertrag: file-pen house signature | Versicherungen: shield-check umbrella | Zusammenarbeit: handshake users
| Kinderbetreuung: baby | Wertschätzung: message-circle-heart gem | Rückfragen: message-circle-question-mark
| Gerichtsverfahren: gavel | Verbraucherschutz: user-shield shield | Bundestagswahl: vote
| Weltraumforschung: orbit telescope rocket microscope search | Stromkreise: zap circuit-board plug
| Krafttraining: dumbbell | Radtour: bike | Schiedsrichter: whistle | Klavierkonzert: piano eighth-notes
| Theaterprojekt: drama | Barrierefreiheit: accessibility | Öffnungszeiten: clock
| Nächste Schritte: list-checks arrow-right footprints | Parkplätze: circle-parking | Hausordnung: scroll-text house
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
  return list.split('|').map((part) => {
    const [term = '', icons = ''] = part.trim().split(': ');
    return { language, term, icons: icons.split(' ') };
  });
}
