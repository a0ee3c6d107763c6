import { readOutline } from '../read-outline';

/** Spanish outlines of decks that a team makes for its own use. */
export const MEETING = readOutline(`
* Motivo | ¿Para qué nos reunimos? | ¿Qué debe quedar decidido o claro al final? | ¿Quién tiene que estar?
* Orden del día = Tema, Quién, Minutos = Novedades, Finanzas, Propuestas, Cierre
Desde la última vez | ¿Qué se acordó? | ¿Qué está hecho y qué no? | ¿Qué ha cambiado?
* Novedades | ¿Qué ha pasado desde la última reunión? | ¿Qué asunto necesita a todo el grupo? | ¿Qué viene ahora?
* Finanzas | ¿Cuánto entró y cuánto se gastó? | ¿Cómo vamos respecto al presupuesto? | ¿Qué hay que aprobar?
Propuestas | ¿Qué se propone y quién lo propone? | ¿Qué hay a favor y en contra? | ¿Puede esperar?
* Decisiones | ¿Qué se decidió? | ¿Quién no estaba de acuerdo y por qué? | ¿Quién tiene que saberlo?
* Tareas = Qué, Quién, Para cuándo = Tarea 1, Tarea 2, Tarea 3
Otros asuntos | ¿Qué surgió que no es de esta reunión? | ¿Quién se ocupa? | ¿Qué debería saber todo el mundo?
Próxima reunión | ¿Cuándo y dónde nos vemos? | ¿Qué debe estar listo para entonces? | ¿Quién envía la convocatoria?
`);

export const ONBOARDING = readOutline(`
* Bienvenida | ¿Qué impresión debería dejar el primer día? | ¿Quién recibe a la persona? | ¿Qué es lo primero que hace?
* Quiénes somos | ¿Qué hacemos y para quién? | ¿Por qué es importante? | ¿De qué nos sentimos orgullosos?
* La primera semana = Día, Qué, Con quién = Día 1, Día 2, Día 3, Día 4, Día 5
* Personas clave | ¿Quién dirige el equipo? | ¿Quién ayuda con cada duda? | ¿Quién acompaña a la persona?
Herramientas y accesos | ¿Qué cuentas hacen falta? | ¿Quién las crea? | ¿Dónde hay ayuda?
Cómo trabajamos | ¿Cuándo nos reunimos? | ¿Cómo decidimos? | ¿Dónde dejamos las cosas por escrito?
Normas y seguridad | ¿Qué debe saber todo el mundo? | ¿Dónde está escrito? | ¿Quién responde las preguntas?
El primer proyecto | ¿Qué tarea es pequeña, útil y real? | ¿Quién revisa el resultado? | ¿Qué se aprende con ella?
* Los primeros 90 días = Plazo, Qué se ha logrado = Día 30, Día 60, Día 90
* Dónde pedir ayuda | ¿A quién se le puede preguntar cualquier cosa? | ¿Dónde está el manual? | ¿Qué es urgente y qué no?
`);

export const RETROSPECTIVE = readOutline(`
* Lo que nos propusimos | ¿Cuál era el objetivo? | ¿Cuál era el plan? | ¿Qué prometimos y a quién?
Lo que pasó | ¿Cuáles son los hechos, en orden? | ¿Qué cambió por el camino? | ¿Qué cifras lo muestran?
* Lo que salió bien | ¿Qué conviene mantener? | ¿Quién lo hizo posible? | ¿Qué nos sorprendió para bien?
* Lo que no salió bien | ¿Qué nos hizo perder tiempo? | ¿Dónde tuvimos que esperar? | ¿De qué nos enteramos demasiado tarde?
Lo que aprendimos | ¿Qué sabemos ahora que antes no sabíamos? | ¿Qué fue suerte? | ¿Qué fue mérito?
Lo que aún no entendemos | ¿Qué no nos explicamos? | ¿A quién podríamos preguntar? | ¿Qué podríamos medir?
Agradecimientos | ¿Quién ayudó y merece las gracias? | ¿Qué hicieron? | ¿Cómo se lo decimos?
* Lo que vamos a cambiar | ¿Qué haremos de otra forma? | ¿Qué dejaremos de hacer? | ¿Cómo sabremos que funciona?
* Acciones = Qué, Quién, Para cuándo = Acción 1, Acción 2, Acción 3
`);

export const PLAN = readOutline(`
* El objetivo | ¿Qué se debe haber logrado al final? | ¿Por qué es importante? | ¿Cómo lo sabremos?
* Dónde estamos | ¿Qué hay hoy? | ¿Qué funciona y qué no? | ¿Sobre qué podemos construir?
* Alcance | ¿Qué incluye? | ¿Qué no incluye? | ¿Quién decide en caso de duda?
* Hitos = Cuándo, Hito, Quién = Hito 1, Hito 2, Hito 3, Hito 4
Bloques de trabajo | ¿Cuáles son las tareas principales? | ¿Cuáles dependen de otras? | ¿Cuáles pueden empezar ya?
* Personas y funciones | ¿Quién dirige? | ¿Quién hace qué? | ¿Quién tiene que dar el visto bueno?
Presupuesto = Concepto, Estimación, Notas = Personal, Material, Reserva
* Riesgos | ¿Qué podría salir mal? | ¿Qué haríamos? | ¿Cuáles son las primeras señales?
Comunicación | ¿Quién necesita saber qué? | ¿Cada cuánto? | ¿De qué forma?
* Próximos pasos | ¿Qué pasa esta semana? | ¿Quién se encarga? | ¿Qué falta para empezar?
`);

export const EVENT = readOutline(`
* La idea | ¿Qué evento es, en una frase? | ¿Para quién es? | ¿Qué deberían llevarse los invitados?
* Cuándo y dónde | ¿En qué fecha y durante cuánto tiempo? | ¿En qué lugar y para cuántas personas? | ¿Qué se hace si llueve?
* Programa = Hora, Qué, Quién = Inicio, Mitad, Descanso, Final
Invitados | ¿A quién se invita y hasta cuándo? | ¿Quién habla o actúa? | ¿Qué necesitan estas personas?
* Presupuesto = Concepto, Estimación, Notas = Lugar, Comida, Programa, Reserva
* El equipo | ¿Quién es responsable? | ¿Quién ayuda antes, durante y después? | ¿Quién decide ese día?
Difusión | ¿Cómo se entera la gente? | ¿Cuándo empieza? | ¿Dónde hay que inscribirse?
Seguridad y permisos | ¿Qué hay que comunicar o asegurar? | ¿A quién se llama en una urgencia? | ¿Dónde está la ayuda más cercana?
* Lista de tareas | ¿Qué hay que reservar primero? | ¿Qué debe estar hecho una semana antes? | ¿Qué queda para el mismo día?
Después | ¿Cómo damos las gracias? | ¿Cómo recogemos las opiniones? | ¿Qué guardamos para la próxima vez?
`);

export const TRIP = readOutline(`
* El viaje en pocas palabras | ¿Adónde vamos y por qué allí? | ¿Cuándo y por cuánto tiempo? | ¿Quién viene?
* Cómo llegar | ¿Cómo viajamos y cuánto cuesta? | ¿Qué hay que reservar primero? | ¿Qué documentos hacen falta?
* Dónde dormir | ¿Qué zona nos conviene? | ¿Qué necesitamos allí? | ¿Qué está reservado ya?
* Día a día = Día, Mañana, Tarde = Día 1, Día 2, Día 3, Día 4
Qué ver | ¿Qué no hay que perderse? | ¿Para qué hacen falta entradas? | ¿Qué solo vale la pena con buen tiempo?
Qué comer | ¿Qué hay que probar? | ¿Dónde come la gente del lugar? | ¿Quién tiene alergias o dietas especiales?
* Presupuesto = Concepto, Estimación, Notas = Transporte, Alojamiento, Comida, Extras
* El equipaje | ¿Qué depende del clima? | ¿Qué se olvida con facilidad? | ¿Quién lleva qué para todos?
Conviene saber | ¿Qué costumbres son importantes? | ¿Qué palabras ayudan? | ¿A quién llamamos en una emergencia?
`);
