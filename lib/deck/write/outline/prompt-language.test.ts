import { describe, expect, it } from 'vitest';
import { promptLanguage } from './prompt-language';

const prompts = (lines: string) => lines.trim().split('\n');

const FRENCH = prompts(`
Guide d'accueil pour les nouveaux bénévoles de la banque alimentaire
Crée une présentation sur le sommeil
Fais 8 diapositives sur le jazz
fais moi un diaporama sur les volcans stp
Présentation : le cycle de l'eau
presentation sur le rechauffement climatique pour ma classe
Histoire du vélo
Histoire de la bande dessinée
L'intelligence artificielle à l'école
La photosynthèse
Les volcans
Le télétravail
Le sommeil des adolescents
La Révolution française
Café solidaire à Lyon
Pitch pour une application de covoiturage
Plan marketing pour notre nouvelle boulangerie
Compte rendu de la réunion du 3 mai
Rapport annuel de l'association
Assemblée générale 2026
Bilan du projet Apollo
Formation sécurité incendie
Atelier sur la gestion du temps
Cours de cuisine pour débutants
Train ou avion : que choisir ?
Comment fonctionne une pompe à chaleur ?
Pourquoi nous avons besoin d'un nouveau toit
Discours de mariage pour ma sœur
Week-end à Rome
Voyage à Los Angeles en famille
Fête de l'école le 20 juin
Fiche de lecture : L'Étranger
Énergies renouvelables
Réseaux sociaux et santé mentale
Développement durable
5 publications LinkedIn sur le télétravail
Lancement de notre nouvelle application
Candidature au poste de chef de projet
Étude sur les abeilles en ville
Réduire nos déchets au bureau
Exposé sur Victor Hugo
Qu'est-ce que la blockchain ?
L'eau
`);

const SPANISH = prompts(`
Presentación sobre la historia del café en Colombia
Haz una presentación de 10 diapositivas sobre el sueño
presentacion sobre el cambio climatico para mi clase
Crea un pitch para una cafetería en Bogotá
Historia del café
Historia de la bicicleta
La inteligencia artificial en la escuela
La fotosíntesis y las plantas
Los volcanes
Las energías renovables
El teletrabajo
Cafetería solidaria en Madrid con huerto
Plan de marketing para nuestra nueva panadería
Acta de la reunión del 3 de mayo
Informe anual de la asociación
Asamblea de vecinos en mayo, orden del día
Guía de bienvenida para los nuevos voluntarios del banco de alimentos
Curso de cocina para principiantes
Taller de fotografía para jóvenes
¿Tren o avión?
¿Cómo funciona una bomba de calor?
Por qué necesitamos un tejado nuevo
Discurso de boda para mi hermana
Fin de semana en Roma
Viaje a Los Ángeles con niños
Fiesta de la escuela el 20 de junio
Reseña de Cien años de soledad
Redes sociales y salud mental
Educación sexual en secundaria
5 publicaciones sobre el reciclaje
Lanzamiento de nuestra nueva aplicación
Entrevista de trabajo como enfermera
Estudio sobre las abejas en la ciudad
Reducir los residuos en la oficina
Necesitamos una presentación sobre gatos
Charla de seguridad en la obra
Propuesta para renovar la cocina del comedor
La economía mexicana
`);

const ENGLISH = prompts(`
Café Rouge
Café Rouge marketing plan
Los Angeles
Trip to Los Angeles
los angeles traffic
La La Land
La La Land film review
Las Vegas weekend
Tour de France 2026
The history of the Tour de France
Moulin Rouge
Les Misérables
Les Misérables book report
Le Mans 1966
Cirque du Soleil
Crème brûlée
Crème brûlée recipe
Art Nouveau
Art Nouveau in Brussels
Restoring Notre-Dame
Coup d'état in Chile
Joie de vivre
El Niño
El Niño and La Niña
Día de los Muertos
Cinco de Mayo party
Costa Rica travel
Puerto Rico
Rio de Janeiro carnival
Don Quixote
Big Sur road trip
Baton Rouge
Pour over coffee
How to pour concrete
acrylic pour painting
Des Moines city council
Comment moderation policy
Comment section guidelines
Résumé tips
Jalapeño farming
Piñata ideas
Quinceañera planning
Réunion island hiking
The Los Alamos project
Le Corbusier and modernism
Pros and cons of remote work
La Paz, Bolivia
Los Andes
Le Monde diplomatique
L'Oréal case study
Côte d'Ivoire cocoa exports
Mardi Gras
San José startup scene
Pain management
Boutique hotel
Tapas bar menu
Chat
Formation of stars
Rapport building
Naïve Bayes
Verbena care
Entrée ideas
Q3 results
Marketing
`);

const ITALIAN = prompts(`
Presentazione per il nuovo cliente
La storia della bicicletta
Storia del caffè in Italia
Il cambiamento climatico
Le api
Le piante
La fotosintesi
L'intelligenza artificiale
L'acqua
I vulcani
Gli animali della savana
Crea una presentazione sul sonno
Prepara una presentazione con 10 diapositive
Piano di marketing per la nuova panetteria
Guida per i nuovi volontari
Come funziona una pompa di calore?
Perché abbiamo bisogno di un nuovo tetto
Relazione annuale dell'associazione
Riunione di condominio
Corso di cucina per principianti
Viaggio a Roma con i bambini
Discorso per il matrimonio di mia sorella
Laboratorio di fotografia
Treno o aereo
Lancio della nuova applicazione
Energie rinnovabili
La luce
La notte
La serie A
Un fine settimana a Venezia
Città sostenibili
La qualità della vita in città
`);

const PORTUGUESE = prompts(`
Apresentação para o cliente com os resultados
A história da bicicleta
História do café no Brasil
As abelhas
O sono
Os vulcões
A inteligência artificial na escola
Crie uma apresentação sobre o sono
Faça 10 slides sobre energia solar
Plano de marketing para a nossa nova padaria
Guia para os novos voluntários
Como funciona uma bomba de calor?
Por que precisamos de um telhado novo
Relatório anual da associação
Reunião de condomínio
Curso de cozinha para iniciantes
Curso de fotografia para crianças
Viagem a Roma com crianças
Discurso de casamento para a minha irmã
Discurso para o presidente
Evento da empresa
Oficina de fotografia
Trem ou avião
Lançamento do novo aplicativo
Energias renováveis
Sustentabilidade nas cidades
Educação ambiental
Redes sociais e saúde mental
Proposta de parceria
Fundamentos de programação
Segurança no trabalho
Um fim de semana em Lisboa
`);

const CATALAN = prompts(`
Presentació sobre la història del cafè
La història de la bicicleta
Història del cafè a Catalunya
Les abelles
Les plantes
Les energies renovables
Els volcans
El cafè
El canvi climàtic
La fotosíntesi
L'aigua
La intel·ligència artificial a l'escola
Fes 10 diapositives sobre el son
Crea una presentació sobre les abelles
Pla de màrqueting per a la nostra fleca
Guia d'acollida per als nous voluntaris
Com funciona una bomba de calor?
Per què necessitem una teulada nova
Informe anual de l'associació
Reunió de veïns
Curs de cuina per a principiants
Viatge a Roma amb els nens
Discurs de casament
Taller de fotografia
Tren o avió
Llançament de la nova aplicació
Turisme sostenible
La qualitat de vida a la ciutat
Educació ambiental
Festa de l'escola
Les festes majors
Un cap de setmana a Girona
`);

const DUTCH = prompts(`
Presentatie voor een nieuwe klant
De geschiedenis van de fiets
Geschiedenis van koffie in Nederland
Het klimaat
De bijen
Maak een presentatie over slaap
Maak 10 dia's over zonne-energie
Marketingplan voor onze nieuwe bakkerij
Gids voor nieuwe vrijwilligers
Hoe werkt een warmtepomp?
Waarom we een nieuw dak nodig hebben
Jaarverslag van de vereniging
Vergadering van de bewoners
Kookcursus voor beginners
Reis naar Rome met kinderen
Toespraak voor de bruiloft van mijn zus
Workshop fotografie
Trein of vliegtuig
Lancering van de nieuwe app
Duurzame energie
De zorg in Nederland
En toen kwam de zee
Een weekend in Parijs
De Tour de France
Café in Utrecht
Eén team, één doel
Financiën en cijfers
Onderwijs en techniek
De stad en het water
Les in lezen
Les voor groep 5 over licht
Plan van aanpak
`);

describe('the language of a short prompt', () => {
  it.each(FRENCH)('is French: %s', (prompt) => {
    expect(promptLanguage(prompt)).toBe('fr');
  });

  it.each(SPANISH)('is Spanish: %s', (prompt) => {
    expect(promptLanguage(prompt)).toBe('es');
  });

  it.each([...ENGLISH, ...ITALIAN, ...PORTUGUESE, ...CATALAN, ...DUTCH])('is not recognised: %s', (prompt) => {
    expect(promptLanguage(prompt)).toBe('en');
  });

  it('ignores quotations', () => {
    expect(promptLanguage('Review of « Le fabuleux destin d’Amélie Poulain »')).toBe('en');
    expect(promptLanguage('Exposé sur « The Great Gatsby »')).toBe('fr');
    expect(promptLanguage('Crossword clues for “La vida es sueño”')).toBe('en');
  });
});
