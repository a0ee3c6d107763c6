import { NUMBER_WORDS } from '../asked-cards';
import { BUSINESS_NAME, SPANISH_BUSINESSES } from '../business-name';
import { type KindWords, kindsFrom, wholeWords } from '../kind-words';
import { countedPoints, countedSteps, ownCountedPoints } from '../list-nouns';
import { NO_WORDS, type OutlineKind } from '../outline-kind';
import { BUSINESS, CASE_STUDY, LAUNCH, MARKETING, PITCH, PROPOSAL, REPORT, REQUEST, SALES } from './business-outlines';
import { BOOK, COMPARISON, HISTORY, LESSON, RESEARCH, RESEARCH_PROPOSAL, TOPIC, WORKSHOP } from './learning-outlines';
import { LISTICLE, RECIPE, STEPS } from './list-outlines';
import { APPLICATION, SAFETY, SPEECH } from './personal-outlines';
import { FUNDRAISER, HOW_TO, PORTFOLIO, TIPS, TRAINING, WORTH } from './practical-outlines';
import { EVENT, MEETING, ONBOARDING, PLAN, RETROSPECTIVE, TRIP } from './team-outlines';

/** In the order of the English kinds. Words that Portuguese, Italian or Catalan share are `shared`. */
const KINDS: readonly KindWords[] = [
  {
    id: 'research-proposal',
    label: 'Proyecto de investigación',
    sections: RESEARCH_PROPOSAL,
    own: '(?:proyecto|propuesta|protocolo|anteproyecto) de (?:investigación|tesis)|solicitud de (?:beca|financiación|subvención) (?:de|para (?:una?|la|un proyecto de)) investigación',
  },
  {
    id: 'kickoff',
    label: 'Inicio de proyecto',
    sections: PLAN,
    own: '(?:reunión de )?(?:arranque|inicio|lanzamiento|puesta en marcha) (?:del? |de nuestro |de un )(?:nuevo )?proyecto|reunión de (?:arranque|lanzamiento|inicio)|kick-?off (?:del? |de nuestro )proyecto',
  },
  {
    id: 'sales',
    label: 'Presentación de ventas',
    sections: SALES,
    own: 'argumentario(?: de ventas?| comercial)?|presentación (?:de ventas|comercial)|discurso de ventas|guion de ventas|cómo vender',
    hinted: 'vender',
  },
  {
    id: 'request',
    label: 'Propuesta de decisión',
    sections: REQUEST,
    own: 'por qu[eé](?!\\p{L}).*(?:necesit\\p{L}+|debe\\p{L}*|hace falta|tenemos que)|solicitud de (?:presupuesto|financiación|financiamiento|fondos|subvención|inversión)|propuesta de decisión',
    shared: 'business case',
    // "Necesitamos una presentación" only asks for a deck.
    hinted:
      'deberíamos|hace falta|necesitamos(?!.*(?:presentación|presentacion|diapositivas|documento|página|web|publicaci))',
  },
  {
    id: 'pitch',
    label: 'Pitch',
    sections: PITCH,
    own: 'plan de negocios?|idea de negocio|presentación (?:a|para) (?:los )?(?:inversores|inversionistas)',
    shared: 'pitch(?:es)?(?:[- ]?deck)?|modelo de negocios?',
    hinted: 'inversor(?:es|as)?|inversionistas?|start-?ups?|ronda de (?:financiación|inversión)|crowdfunding',
  },
  {
    id: 'launch',
    label: 'Lanzamiento de producto',
    sections: LAUNCH,
    own: 'lanzamiento(?: de producto| comercial)?|salida al mercado',
    hinted: 'nuev[oa] (?:producto|aplicación|app|función|servicio|versión)',
  },
  {
    id: 'proposal',
    label: 'Propuesta',
    sections: PROPOSAL,
    own: 'propuestas?(?: comercial| económica)?|presupuesto (?:de |para (?:la |una )?)?(?:reforma|obra|instalación|limpieza)|licitación|cotización|oferta de servicios',
    shared: 'proposta',
  },
  {
    id: 'case-study',
    label: 'Estudio de caso',
    sections: CASE_STUDY,
    own: '(?:estudio|análisis) de caso|casos? prácticos?|casos? de éxito|historias? de éxito',
  },
  {
    id: 'marketing',
    label: 'Plan de marketing',
    sections: MARKETING,
    own: 'plan de (?:mercadeo|mercadotecnia|comunicación|medios)|estrategia de (?:marketing|marca|comunicación|contenidos?)|campaña(?! (?:de (?:donaci|recaudaci|financiaci|captación de fondos)|benéfica|solidaria))|mercadotecnia|mercadeo',
    shared: '(?:plan de )?marketing',
    hinted: 'publicidad|redes sociales|boletín|marca',
  },
  {
    id: 'portfolio',
    label: 'Portafolio',
    sections: PORTFOLIO,
    own: 'portafolio (?:de (?:foto|diseñ|arquitect|ilustr|art)\\p{L}+|profesional|personal)|muestra de trabajos|dossier de artista',
    shared: 'portafolio(?! de (?:inversi|product|proyect))|porfolio|portfolio',
  },
  {
    id: 'fundraiser',
    label: 'Campaña solidaria',
    sections: FUNDRAISER,
    own: '(?:recaudación|captación) de fondos|recaudar (?:fondos|dinero)|colecta (?:para|solidaria|benéfica)|campaña (?:de (?:donaci|recaudaci|financiaci)\\p{L}+(?: de fondos)?|benéfica|solidaria)|(?:cena|carrera|rifa|marcha|gala|fiesta|subasta|concierto|mercadillo|torneo) (?:benéfic|solidari)[oa]|donativos? para|donaciones para',
    shared: 'crowdfunding|micromecenazgo',
  },
  {
    id: 'tips',
    label: 'Consejos',
    sections: TIPS,
    own: `(?:\\d+|${NUMBER_WORDS}|algunos|nuestros|mis|buenos) consejos|consejos (?:para|prácticos|sobre|útiles)|trucos|(?:\\d+|${NUMBER_WORDS}) (?:formas|maneras|ideas) (?:de|para)`,
    shared: 'tips|consejos',
  },
  {
    id: 'how-to',
    label: 'Guía paso a paso',
    sections: HOW_TO,
    own: 'cómo (?!ser )\\p{L}+[aeií]r(?:se|l[oa]s?)?|(?:guía )?paso a paso|instrucciones para',
    shared: 'como (?!ser )\\p{L}+[aeií]r(?:se|l[oa]s?)?',
  },
  {
    id: 'listicle',
    label: null,
    sections: LISTICLE,
    own: ownCountedPoints('es'),
    shared: countedPoints('es'),
  },
  { id: 'steps', label: null, sections: STEPS, own: countedSteps('es') },
  {
    id: 'recipe',
    label: 'Receta',
    sections: RECIPE,
    own: 'receta(?! (?:del éxito|del fracaso|de la felicidad|médica)(?!\\p{L}))',
  },
  {
    id: 'worth',
    label: 'A favor y en contra',
    sections: WORTH,
    // The whole prompt is about it, whatever other kind its subject suggests.
    own: '^.*(?:(?:vale|valen|merecen?)(?: realmente)? la pena|¿?(?:es|son) rentables?|(?:compensa|conviene) (?=[^?]{3,60}\\?))(?!\\p{L}).*|^.*(?:ventajas y (?:desventajas|inconvenientes)|pros y contras|a favor y en contra)(?!.*\\s(?:o|y|vs\\.?|versus|frente a)\\s).*',
  },
  {
    id: 'onboarding',
    label: 'Incorporación',
    sections: ONBOARDING,
    own: '(?:guía|manual|plan|programa|jornada|dossier|kit) de (?:bienvenida|acogida|incorporación|inducción)|(?:bienvenida|inducción) (?:a|para|de) (?:los |las |nuestros |nuestras )?nuev\\p{L}+|incorporación de nuev\\p{L}+',
    shared: 'onboarding',
    hinted:
      'nuev[oa]s? (?:emplead|compañer|voluntari|integrante|miembro|soci|trabajador|colaborador|ingreso)\\p{L}*|primer día|primera semana',
  },
  {
    id: 'retrospective',
    label: 'Retrospectiva',
    sections: RETROSPECTIVE,
    own: 'lecciones aprendidas|balance del (?:proyecto|sprint)|mirada atrás',
    shared: 'retrospectiva|post-?mortem',
  },
  {
    id: 'speech',
    label: 'Discurso',
    sections: SPEECH,
    own: 'brindis|palabras de (?:agradecimiento|despedida|bienvenida)|elogio fúnebre|discurso de (?:boda|graduación|agradecimiento|bienvenida)',
    shared: 'discurso(?! (?:del|de la|de los|sobre))',
  },
  {
    id: 'application',
    label: 'Candidatura',
    sections: APPLICATION,
    own: 'entrevista de trabajo|carta de (?:presentación|motivación)|presentarme|presentación personal|mi (?:currículum|cv|trayectoria profesional)|solicitud de empleo|postulación',
    shared: 'candidatura(?! de(?:l)? )',
  },
  {
    id: 'safety',
    label: 'Charla de seguridad',
    sections: SAFETY,
    own: '(?:charla|formación|capacitación|curso|instrucciones|normas|reunión) (?:de|sobre|en) (?:seguridad|prevención)(?! (?:informática|vial|social|nacional|alimentaria))|seguridad (?:laboral|en el trabajo|en (?:la|una) obra|contra incendios|e higiene)|prevención de riesgos(?: laborales)?',
    shared: 'simulacro',
  },
  {
    id: 'training',
    label: 'Formación',
    sections: TRAINING,
    own: '(?<!(?:plan|centro) de )(?:curso de |jornada de )?(?:capacitación|formación(?= (?:sobre|en|para|contra|anti\\p{L}+|interna|continua|de (?:l[oa]s |nuestr[oa]s |nuev[oa]s )*(?:emplead|trabajador|voluntari|personal|equipo|vendedor|monitor|mando|usuari)\\p{L}*)(?!\\p{L})))|sensibilización (?:sobre|en)',
    shared: '(?<!(?:plan|centro) de )formación(?! (?:de|del) )',
  },
  {
    id: 'workshop',
    label: 'Taller',
    sections: WORKSHOP,
    shared: 'taller(?! (?:de (?:coches|bicicletas|reparación|costura)|mecánico))|seminario|workshop',
    hinted: 'lluvia de ideas|brainstorming',
  },
  {
    id: 'lesson',
    label: 'Clase',
    sections: LESSON,
    own: 'clases? (?:de|sobre|para)|lección|unidad didáctica|introducción (?:a|al)|conceptos básicos|fundamentos del|nociones de',
    shared: '(?<!(?:en|del) )curso|tutorial|fundamentos',
    hinted: 'alumn[oa]s?|estudiantes|enseñar|aprender a|primaria|secundaria|bachillerato',
  },
  {
    id: 'comparison',
    label: 'Comparativa',
    sections: COMPARISON,
    own: 'comparación(?: entre)?|comparativa|diferencias entre|ventajas y (?:desventajas|inconvenientes)|pros y contras|a favor y en contra',
    shared: 'comparar?|versus|vs',
    hinted: 'o|frente a|alternativas?',
  },
  {
    id: 'research',
    label: 'Resumen de investigación',
    sections: RESEARCH,
    own: 'investigación (?:sobre|de|en)|tesis|trabajo de fin de (?:grado|máster|curso)|tfg|tfm|tesina|estudio (?:sobre|de mercado)|estado del arte',
    shared: 'investigación|monografía',
    hinted: 'encuesta|sondeo|experimento',
  },
  {
    id: 'history',
    label: 'Historia',
    sections: HISTORY,
    own: 'historia (?:del?|de (?:la|las|los|un|una))|orígenes del?|origen del?|cronología del?',
    hinted: 'historia',
  },
  {
    id: 'trip',
    label: 'Viaje',
    sections: TRIP,
    own: 'vacaciones en|viaje|excursión|escapada|fin de semana en|ruta por|salida escolar',
    shared: 'itinerario',
    hinted: 'vacaciones|senderismo',
  },
  {
    id: 'event',
    label: 'Evento',
    sections: EVENT,
    own: '(?:jornada de )?puertas abiertas|jornadas|fiesta de|concurso de|ceremonia de|inauguración',
    shared: 'evento|congreso|feria|festival|fiesta|gala|torneo|conferencia|verbena',
    hinted: 'boda|cumpleaños|cumple \\d+ años|concierto|aniversario|celebración',
  },
  {
    id: 'meeting',
    label: 'Reunión',
    sections: MEETING,
    own: 'reunión|orden del día|junta (?:directiva|general)|acta de la|consejo (?:de administración|escolar)',
    shared: 'asamblea|agenda|meeting|kick-?off',
  },
  {
    id: 'book',
    label: 'Reseña',
    sections: BOOK,
    own: 'reseña|crítica (?:de cine|literaria|de la película|del libro|de teatro)|comentario de texto|(?:informe|ficha) de lectura|presentación del libro',
    hinted: 'novela|libro|película|poema|obra de teatro|cómic',
  },
  {
    id: 'report',
    label: 'Informe',
    sections: REPORT,
    own: 'informes?|memoria anual|reporte|resultados (?:trimestrales|del)|estado del proyecto|rendición de cuentas',
    shared: 'balance|resultados anuales',
    hinted: 'resultados|indicadores|trimestre|[tq][1-4]',
  },
  {
    id: 'plan',
    label: 'Plan',
    sections: PLAN,
    own: 'hoja de ruta|plan de (?:proyecto|trabajo|acción|formación|mejora)|planificación|planeación|estrategia',
    shared: 'plan|roadmap',
    hinted: 'proyectos?|objetivos|mudanza|reforma|renovación',
  },
];

export const SPANISH_KINDS: readonly OutlineKind[] = [
  ...kindsFrom(KINDS),
  {
    id: 'business',
    label: 'Plan de negocio',
    sections: BUSINESS,
    named: wholeWords(
      `(?:abrir|montar|crear) (?:una?|nuestr[oa]|mi) (?:${SPANISH_BUSINESSES})`,
      `apertura de (?:una?|nuestr[oa]|mi) (?:${SPANISH_BUSINESSES})`,
    ),
    hinted: BUSINESS_NAME.es,
  },
];

export const SPANISH_TOPIC: OutlineKind = { id: 'topic', label: null, named: NO_WORDS, hinted: null, sections: TOPIC };

/** Words that name a kind of deck in Spanish only. */
export const SPANISH_NAME = wholeWords(...KINDS.map(({ own }) => own));
