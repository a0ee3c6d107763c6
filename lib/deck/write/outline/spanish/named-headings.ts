import type { NamedWordings } from '../named-headings';

/**
 * Spanish headings that name the topic, as the English ones. The name only precedes a colon, because its number and
 * gender are unknown.
 */
export const SPANISH_WORDINGS: NamedWordings = {
  topic: {
    'Lo básico': ['{name}: lo básico'],
    'Los puntos clave': ['{name}: los puntos clave'],
    'Datos y cifras': ['{name}: datos y cifras'],
  },
  lesson: {
    'Qué vamos a aprender': ['{name}: qué vamos a aprender'],
    'La idea principal': ['{name}: la idea principal'],
    Resumen: ['{name}: resumen'],
  },
  workshop: {
    'Punto de partida': ['{name}: punto de partida'],
    Resultados: ['{name}: resultados'],
  },
  business: {
    'La idea': ['{name}: la idea'],
    'Los gastos': ['{name}: los gastos'],
    'Próximos pasos': ['{name}: próximos pasos'],
  },
  pitch: {
    'El mercado': ['{name}: el mercado'],
    'Cómo funciona': ['{name}: cómo funciona'],
  },
  launch: {
    'La novedad': ['{name}: la novedad'],
    'Funciones clave': ['{name}: funciones clave'],
    'Plan de lanzamiento': ['{name}: plan de lanzamiento'],
  },
  proposal: {
    'La situación': ['{name}: la situación'],
    Calendario: ['{name}: calendario'],
    'El precio': ['{name}: el precio'],
  },
  marketing: {
    'El objetivo': ['{name}: el objetivo'],
    'El mensaje': ['{name}: el mensaje'],
    Canales: ['{name}: canales'],
  },
  'case-study': {
    'Lo aprendido': ['{name}: lo aprendido'],
  },
  sales: {
    'La oferta': ['{name}: la oferta'],
    Precios: ['{name}: precios'],
    Objeciones: ['{name}: objeciones'],
  },
  research: {
    Antecedentes: ['{name}: antecedentes'],
    Conclusión: ['{name}: conclusión'],
  },
  'research-proposal': {
    'Estado de la cuestión': ['{name}: estado de la cuestión'],
    'Resultados esperados': ['{name}: resultados esperados'],
  },
  fundraiser: {
    'Cuánto hace falta': ['{name}: cuánto hace falta'],
  },
  plan: {
    'El objetivo': ['{name}: el objetivo'],
    Hitos: ['{name}: hitos'],
    Riesgos: ['{name}: riesgos'],
  },
};
