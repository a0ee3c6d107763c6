import { readOutline } from '../read-outline';

/** Spanish outlines of decks that help people do, learn, decide or support something. */
export const HOW_TO = readOutline(`
* El resultado | ¿Qué se obtiene al final? | ¿Quién puede hacerlo sin ayuda? | ¿Cuánto tiempo lleva?
* Qué hace falta = Qué, Detalles, Dónde conseguirlo = Material o herramientas, Tiempo, Ayuda
* Antes de empezar | ¿Qué hay que preparar? | ¿Qué conviene comprobar? | ¿Qué podría salir mal?
* Paso 1: el comienzo | ¿Qué se hace primero? | ¿Qué aspecto debería tener después? | ¿Qué detalle marca la diferencia?
* Paso 2: la parte principal | ¿Qué viene a continuación y en qué orden? | ¿Qué parte requiere paciencia? | ¿Qué imagen ayudaría?
* Paso 3: el acabado | ¿Qué es lo último que se hace? | ¿Qué queda por recoger? | ¿Cuándo está terminado?
Errores frecuentes | ¿En qué se equivocan los principiantes? | ¿Cómo se nota? | ¿Cómo se arregla?
* Comprobación | ¿Cómo se sabe que ha salido bien? | ¿Qué hay que probar? | ¿Qué hacer si no ha funcionado?
Cuándo pedir ayuda | ¿Qué parte es mejor dejar a un profesional? | ¿A quién se puede preguntar? | ¿Cuánto costaría?
La próxima vez | ¿Cuánto dura el resultado? | ¿Qué lo haría más fácil? | ¿Qué se puede aprender después de esto?
`);

export const TRAINING = readOutline(`
* De qué se trata | ¿Qué sabrán hacer todos al terminar? | ¿Quién tiene que participar? | ¿Cuánto dura?
* Por qué es importante | ¿Qué pasa si se hace mal? | ¿Qué ha ocurrido aquí alguna vez? | ¿Qué exigen la ley o la empresa?
* Las normas | ¿Qué debe hacer todo el mundo? | ¿Qué no está permitido? | ¿Dónde se pueden leer las normas?
* Paso a paso = Cuándo, Qué hacer, A qué prestar atención = Antes, Al empezar, Durante, Después
Material necesario | ¿Qué se necesita? | ¿Dónde se guarda y quién se ocupa de ello? | ¿Qué debería probar cada persona una vez?
Un caso real | ¿Qué pasó y dónde? | ¿Qué se hizo bien? | ¿Qué se podría haber hecho mejor?
* Práctica | ¿Qué situación prueba cada participante? | ¿En qué grupos y durante cuánto tiempo? | ¿Cómo es un buen resultado?
Errores frecuentes | ¿Qué sale mal más a menudo? | ¿Por qué ocurre? | ¿Cómo se puede evitar?
* Evaluación | ¿Qué tres preguntas muestran que todos lo han entendido? | ¿Quién da la formación por superada? | ¿Cuándo se repite?
* Dónde pedir ayuda | ¿Quién resuelve las dudas en el trabajo? | ¿A quién se llama si es urgente? | ¿Dónde están los nombres y los teléfonos?
`);

/** `withTips` keeps as many tips as the prompt asks for. */
export const TIPS = readOutline(`
Por qué vale la pena | ¿Cuál es el problema hoy? | ¿A quién le sirven estos consejos? | ¿Qué se puede ganar en dinero, tiempo o comodidad?
* Consejo 1 | ¿Qué se puede hacer hoy mismo sin gastar nada? | ¿Qué ahorra o mejora? | ¿Por dónde se empieza?
* Consejo 2 | ¿Qué tiene más efecto? | ¿Cuánto efecto tiene y quién lo dice? | ¿Qué se necesita para hacerlo?
* Consejo 3 | ¿Qué costumbre merece la pena cambiar? | ¿Qué ayuda a mantenerla? | ¿Después de cuánto tiempo se nota?
* Consejo 4 | ¿Qué pasa por alto la mayoría? | ¿Por qué es importante? | ¿Qué se debería hacer en su lugar?
* Consejo 5 | ¿En qué merece la pena invertir un poco de dinero o esfuerzo? | ¿Cuánto cuesta y qué aporta? | ¿Dónde se consigue?
* Consejo 6 | ¿Qué conviene dejar de hacer? | ¿Cuánto ha costado hasta ahora? | ¿Qué puede ocupar su lugar?
* Consejo 7 | ¿Qué sale mejor entre varios? | ¿A quién se le puede pedir ayuda? | ¿Qué se puede compartir?
* Consejo 8 | ¿Qué ayuda en los días malos? | ¿Cuál es el paso más pequeño? | ¿Cómo se retoma el ritmo?
* Consejo 9 | ¿Qué hacen los expertos que no hacen los principiantes? | ¿Dónde lo aprendieron? | ¿Qué se les puede copiar?
* Consejo 10 | ¿Qué solo da fruto a largo plazo? | ¿Qué basta con hacer una vez al año? | ¿Cómo acordarse a tiempo?
Lo que no sirve | ¿Qué consejo se repite aunque no funcione? | ¿Por qué no funciona? | ¿Qué da mejor resultado?
* Por dónde empezar | ¿Qué consejo va primero? | ¿Cómo se notará que funciona? | ¿Dónde hay más información?
`);

export const WORTH = readOutline(`
* Qué es | ¿Qué es, en una frase? | ¿Quién lo usa hoy? | ¿Qué usan los demás?
* Cómo funciona | ¿Qué ocurre, paso a paso? | ¿Qué necesita para funcionar bien? | ¿Qué puede fallar?
* Lo que cuesta = Cuándo, Dinero, Tiempo = Al principio, Cada año, A la larga
* Lo que aporta | ¿Qué se gana o se ahorra? | ¿Qué mejora, aparte del dinero? | ¿Cuánto tarda en notarse?
Cuándo compensa | ¿De qué depende? | ¿Qué ayudas o descuentos hay? | ¿Qué lo haría demasiado caro?
* A favor y en contra | ¿Qué hay a favor? | ¿Qué hay en contra? | ¿Qué opinan quienes ya lo tienen?
Las alternativas | ¿Qué más hay? | ¿Cuánto cuestan las alternativas? | ¿Qué hacen mejor?
A quién le conviene | ¿Para quién es una buena opción? | ¿Para quién no lo es? | ¿Qué tiene que estar resuelto antes?
* La respuesta | ¿Merece la pena, en una frase? | ¿En qué condiciones? | ¿Cuál es el primer paso?
Fuentes | ¿De dónde salen las cifras? | ¿Quién gana dinero con esto? | ¿Quién puede dar un consejo independiente?
`);

export const PORTFOLIO = readOutline(`
* Presentación | ¿Quién es, en una frase? | ¿Qué buscan los clientes? | ¿Cómo empezó este trabajo?
* Trabajos seleccionados = Trabajo, Para quién, Qué resultó de él = El más conocido, El más reciente, El más inusual
* Un proyecto en detalle | ¿Cuál era el encargo? | ¿Qué idea marcó la diferencia? | ¿Qué imágenes lo muestran mejor?
El estilo | ¿En qué se reconoce el trabajo? | ¿Qué deja fuera? | ¿Quién o qué lo inspira?
* Servicios | ¿Qué se ofrece? | ¿Qué está incluido? | ¿En qué lugares y en qué horarios?
Cómo trabajamos juntos | ¿Qué pasa desde la primera llamada hasta la entrega? | ¿Cuánto se tarda? | ¿Qué debe aportar el cliente?
* Tarifas | ¿Desde qué precio? | ¿Qué se cobra aparte? | ¿Cuándo se paga?
Lo que dicen los clientes | ¿A quién se puede citar? | ¿Qué elogiaron? | ¿Quién volvió y por qué?
* Contacto | ¿Cómo ponerse en contacto? | ¿Cuál es la próxima fecha libre? | ¿Dónde se puede ver más?
`);

export const FUNDRAISER = readOutline(`
* Para qué es el dinero | ¿Qué hace falta, en una frase? | ¿A quién beneficia? | ¿Por qué ahora?
* La necesidad | ¿Cuál es la situación hoy? | ¿A quién afecta y cómo? | ¿Qué pasa si no hay ayuda?
* Cuánto hace falta = Concepto, Importe, Reunido hasta ahora = Compras, Obras, Reserva, Total
* Qué consigue una donación | ¿Qué permite una donación pequeña? | ¿Qué hace posible una grande? | ¿Qué pasa si se supera la meta?
Quiénes somos | ¿Quién está detrás? | ¿Qué hemos logrado hasta ahora? | ¿Quién puede responder por nosotros?
* Cómo donar | ¿Cómo se puede donar: por transferencia, con tarjeta, en efectivo? | ¿Hay un certificado para desgravar? | ¿Quién responde las preguntas?
Otras formas de ayudar | ¿Quién puede donar tiempo o cosas? | ¿Quién puede difundirlo? | ¿Qué empresas podrían sumarse?
Calendario = Cuándo, Qué, Quién = Primer día, A mitad de camino, Último día
Agradecimientos | ¿Cómo damos las gracias a los donantes? | ¿Quién quiere aparecer y dónde? | ¿Cómo sabrán qué se hizo con su dinero?
* Siguiente paso | ¿Qué pedimos que haga la gente hoy? | ¿Para cuándo se necesita el dinero? | ¿Dónde están la cuenta o el enlace?
`);
