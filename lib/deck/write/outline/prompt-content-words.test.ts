import { describe, expect, it } from 'vitest';
import { promptLanguage } from './prompt-language';

const prompts = (lines: string) => lines.trim().split(/ \| |\n/);

const GERMAN = prompts(`
3 Tage Rom | Businessplan Bäckerei | Schulung Brandschutz | Klimawandel | Bienen | Vulkane | Schlaf
Wale Delfine Haie | Urlaub Kroatien | Wochenende Berlin | Reiseplan Wien 4 Tage | Marketingkonzept Hofladen
Pitch Lieferdienst Apotheken | Jahresbericht 2025 Feuerwehr | Teamtag Ideen | Onboarding neue Mitarbeiter
Vereinsausflug Hamburg | VEREINSAUSFLUG HAMBURG | Hausbau Kosten | Erste Hilfe Kinder | Gesunde Ernährung
Nachhaltige Mode | Wärmepumpe Gasheizung Vergleich | Dorffest 2026 | Geschichte Hamburg | Der Mond
Dinosaurier Grundschule | Digitalisierung Handwerk | Künstliche Intelligenz Schule | 5 Tipps besser schlafen
10 Folien Photosynthese | Kuchen backen | Ostern | Weihnachtsmarkt | Vorstellungsgespräch Bankkauffrau
Bewerbung Erzieherin | Elternabend Klasse 4 | Projektstart neue Website | Sommerfest Kita Sonnenschein | Umzug Büro
Gründung Imkerei | Fahrradwerkstatt Köln | Buchvorstellung Tintenherz | Römische Kaiser | Wasser sparen
Erneuerbare Energien | Stressmanagement Pflege | Datenschutz Mitarbeiter | Kündigung Mietvertrag
Produktvorstellung Saugroboter | Verkaufszahlen Quartal 3 | Mülltrennung | Wandern Allgäu | Hund oder Katze
Zeitmanagement Studium | Familienfeier Oma 80 | Präsentation Solaranlage | präsentation klimaschutz 8 folien
hausarbeit thema bienen | Vegane Küche | Hygieneschulung | Fahrradtour Donau | Betriebsausflug 2026
Kundenbefragung Auswertung | Vereinsgründung | Haushaltsplan Gemeinde | Lesung Stadtbücherei | Pflegegrad beantragen
Ägypten | Hausmittel gegen Husten | Schulfest Klasse 3b | Trauerrede Opa | Kita Konzept | Wohnung kaufen oder mieten
Gehaltserhöhung | Ehrenamt Flüchtlinge
`);

const FRENCH = prompts(`
Voyage Lisbonne 4 jours | Formation sécurité incendie | 3 jours Rome | Abeilles | Volcans | Sommeil
Dauphins et baleines | Vacances Bretagne | Business plan boulangerie | Plan d'affaires fromagerie
Réchauffement climatique | Développement durable entreprise | Alimentation saine | Mode éthique
Portes ouvertes collège | Rapport annuel 2025 pompiers | Accueil nouveaux salariés | Sortie scolaire musée
SORTIE SCOLAIRE MUSEE | Fête des voisins | Intelligence artificielle école | 5 astuces mieux dormir
10 diapositives photosynthèse | Gâteau chocolat recette | Noël | Marché de Noël | Entretien d'embauche infirmière
Réunion parents élèves | Lancement projet site web | Kermesse école | Déménagement bureau
Ouverture librairie Nantes | Atelier vélo Lyon | Empereurs romains | Économiser eau | Énergies renouvelables
Gestion du stress soignants | Protection données salariés | Chiffre d'affaires T3 | Tri des déchets
Randonnée Vosges | Chien ou chat | Gestion du temps étudiants | Anniversaire mamie 80 ans
Présentation panneaux solaires | exposé loups CM2 | Cuisine végétarienne | Lutte contre le harcèlement
Budget associatif 2026 | Pompe à chaleur chaudière comparatif | Premiers secours enfants | Révolution industrielle
Jardinage débutants
`);

const SPANISH = prompts(`
Plan de negocio panadería | 3 días Roma | Viaje Lisboa 4 días | Formación seguridad incendios | Abejas | Volcanes
Sueño | Delfines y ballenas | Vacaciones Asturias | Cambio climático | Alimentación saludable | Moda sostenible
Puertas abiertas instituto | Informe anual 2025 bomberos | Bienvenida nuevos empleados | Excursión escolar museo
EXCURSION ESCOLAR MUSEO | Fiesta de vecinos | Inteligencia artificial escuela | 5 consejos dormir mejor
10 diapositivas fotosíntesis | Pastel chocolate receta | Navidad | Mercado navideño
Entrevista de trabajo enfermera | Reunión padres alumnos | Inicio proyecto web | Mudanza oficina
Apertura librería Sevilla | Taller bicicletas Bogotá | Emperadores romanos | Ahorrar agua | Energías renovables
Estrés enfermería | Protección de datos empleados | Ventas tercer trimestre | Reciclaje residuos
Senderismo Pirineos | Perro o gato | Gestión del tiempo estudiantes | Cumpleaños abuela 80 años
Presentación paneles solares | exposición lobos primaria | Cocina vegetariana | Acoso escolar
Presupuesto asociación 2026 | Bomba de calor caldera comparativa | Primeros auxilios niños | Revolución industrial
Jardinería principiantes | Restaurante mexicano | Tienda de ropa infantil
`);

const ENGLISH = prompts(`
Café opening | Jalapeño recipe tasting workshop | Kindergarten open day | Oktoberfest party planning | Bauhaus
Bauhaus exhibition | Zeitgeist | Wanderlust blog launch | Doppelgänger effect | Volkswagen strategy | Kraftwerk
Utrecht bike tour | Brecht and epic theatre | Angst in teenagers | Rucksack review | Hamburg port
Frankfurt office move | Schnitzel recipe | Über drivers | Bratwurst stand | Düsseldorf trade fair
Gestalt principles | Biergarten opening | Poltergeist film review | Einstein | Schwarzenegger biography
Angela Merkel | Beyoncé | Pokémon tournament | São Paulo trip | Señor Frog's menu | Taco tasting | Pâtisserie basics
Crème brûlée | Touché | Quinceañera party | Paella night | Barcelona 3 days | 3 days Rome | Rome | Lisbon in 4 days
Piñata workshop | Fiesta party ideas | El Paso city budget | Mañana mindset | Siesta culture | Tapas night
Santa Fe art fair | Sierra Nevada hike | San Francisco housing | Salsa class | Voyage of the Beagle
Voyager program | Formation flying | Rapport building skills | Concierge training | Boutique opening
Restaurant week | Bistro menu | Ballet basics | Cliché writing | Chef training | Croissant workshop | Paris 2024
Versailles | Restaurant Noma | Machine learning | Photosynthesis | Volcanoes | Marketing | Data protection training
Budget 2026 | Sales Q3 | Solar panels | Industrial revolution | Team day ideas | Agenda | Pan de muerto recipe
Hotel Adlon | Museum tour | Radio show | Gift ideas | Brand strategy | Rot in potatoes | Rat control | Fast fashion
Wild animals | Winter sports | Finger food | Hand washing | Land use | Tag clouds | Note taking | Import duties
Total cost | Global warming | Solo travel | Real Madrid | Lego league | Polo shirts | Pasta dishes | Tempo runs
Mango farming | Final exam | Animal farm | Natural disasters | Social media | Digital detox | Legal basics
Capital cities | Hospital visit | Hotel industry | Error handling | Piano lessons | Cultural festival
Original ideas | Base jumping | Tour guide | Dessert menu | Gourmet burgers | Fitness plan | Camping weekend
Parking policy | Le Creuset | Société Générale results | Musée Rodin | Noël Coward | Château Margaux
Adobe Première Pro tutorial | Médecins Sans Frontières | WAR AND PEACE | NASA MOON LANDING | IBM CLOUD STRATEGY
Deutsche Bank earnings | Der Spiegel affair | Bundesliga tickets | Autobahn speed limits | Schadenfreude
Sauerkraut recipe | Pretzel stand | Apfelstrudel recipe | Bach cantatas | Lederhosen shop | Spiel des Jahres winners
Wunderkind | Hinterland tourism | Noir films | Rendezvous | Bon Appétit magazine | Haute Couture week | Crêpe stand
Fiesta del Sol | Guacamole night | Machu Picchu hike | Cancún spring break | Málaga weekend | Córdoba travel guide
José's birthday | Renée's retirement party | Zoë's 5th birthday | Müller family reunion | Göteborg office
Personal finance | Museum | Kaiser Permanente | Kinder Surprise | Black Friday | Sonne | Garten of Banban
Mental health | Animal shelter | Dollar store | Motor show | Doctor visit | Total quality management
General assembly | Control systems | Ritual | Flora and fauna | Minute taking | Page layout | Site visit
Bureau of Labor | Avocado toast | Sake tasting | Fleece jackets | Mode collapse | Stress management
`);

const OTHERS = prompts(`
3 dagen Rome | 3 giorni Roma | 3 dias Roma | Ondernemingsplan bakkerij | Piano aziendale panetteria
Plano de negócios padaria | Formazione sicurezza antincendio | Viaggio Lisbona 4 giorni | Viagem Lisboa 4 dias
Reis Lissabon 4 dagen | Api | Vulcani | Bijen | Vulkanen | Abelhas | Klimatverandering | Klimaforandringer
Sommarfest | Skole og klima | Bokrecension | Fiskehandel | 3 dage Rom | 3 dagar i Rom | Semester i Kroatien
Mudança escritório | Cão ou gato | Cane o gatto | Hond of kat | Cambiamento climatico | Mudanças climáticas
Riunione genitori | Reunião pais
`);

const wronglyRead = (list: readonly string[], language: string) =>
  list.filter((prompt) => promptLanguage(prompt) !== language);

describe('the language of a prompt without function words', () => {
  it('is German', () => {
    expect(wronglyRead(GERMAN, 'de')).toEqual([]);
  });

  it('is French', () => {
    expect(wronglyRead(FRENCH, 'fr')).toEqual([]);
  });

  it('is Spanish', () => {
    expect(wronglyRead(SPANISH, 'es')).toEqual([]);
  });

  it('is English, even with words and names of other languages', () => {
    expect(wronglyRead(ENGLISH, 'en')).toEqual([]);
  });

  it('is none of these in Dutch, Italian, Portuguese and Scandinavian prompts', () => {
    expect(wronglyRead(OTHERS, 'en')).toEqual([]);
  });
});
