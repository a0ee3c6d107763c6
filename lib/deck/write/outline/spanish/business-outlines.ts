import { readOutline } from '../read-outline';

/** Spanish outlines of decks for business, section by section as the English ones. */
export const PITCH = readOutline(`
* El problema | ¿Quién tiene este problema y con qué frecuencia? | ¿Cómo se resuelve hoy? | ¿Cuánto cuesta en dinero o en tiempo?
* La solución | ¿Qué se ofrece, en una frase? | ¿Qué cambia para el cliente desde el primer día? | ¿Por qué es mejor que lo que ya existe?
Cómo funciona | ¿Qué hace primero el cliente? | ¿Qué ocurre entre bastidores? | ¿Qué se puede mostrar: una demo, una muestra, una foto?
* El mercado | ¿Quién va a comprar y cuántas personas son? | ¿A qué parte se puede llegar? | ¿Por qué es este el momento adecuado?
* El modelo de negocio | ¿Cuánto cuesta y quién paga? | ¿Cuánto deja una venta después de gastos? | ¿Qué ingresos se repiten cada mes?
* Lo conseguido hasta ahora | ¿Qué se ha creado, vendido o aprendido? | ¿Qué cifras demuestran el interés? | ¿Qué dicen los primeros clientes?
La competencia = Criterio, Nosotros, Alternativa A, Alternativa B = Precio, Calidad, Rapidez
Salida al mercado | ¿De dónde vendrán los primeros cien clientes? | ¿Cuánto cuesta conseguir uno? | ¿Qué socios pueden ayudar?
* El equipo | ¿Quién lo forma y con qué experiencia? | ¿Qué perfil falta? | ¿Quién asesora al equipo?
Las finanzas | ¿Cuáles son los ingresos y los gastos de este año? | ¿Cuándo se alcanza el punto de equilibrio? | ¿Qué supuesto pesa más?
* Lo que pedimos | ¿Cuánto hace falta y en qué forma? | ¿En qué se gastará? | ¿Qué se habrá logrado en doce meses?
`);

/** A shop, café or another place that serves customers. */
export const BUSINESS = readOutline(`
* La idea | ¿Qué va a ser, en una frase? | ¿Por qué aquí y por qué ahora? | ¿Qué hará que la gente vuelva?
* La ubicación | ¿En qué calle o zona, y quién pasa por ahí? | ¿Qué superficie tiene y cuánto cuesta el alquiler? | ¿Qué obras y permisos hacen falta?
* La oferta | ¿Qué se ofrece el primer día? | ¿Qué tiene de especial? | ¿Qué no ofrecen otros en la zona?
* La clientela | ¿Quién vendrá y cuándo? | ¿Cuántas personas al día? | ¿Cómo se enterarán?
La competencia = Criterio, Nosotros, Competidor 1, Competidor 2 = Precio, Calidad, Horario
* Los gastos = Concepto, Una vez, Al mes = Local, Equipamiento, Personal, Mercancía
Los ingresos | ¿Cuánto gasta un cliente de media? | ¿Cuántas ventas cubren un mes? | ¿Qué meses son flojos?
El equipo | ¿Quién lleva el negocio día a día? | ¿Quién trabaja allí y qué días? | ¿Qué perfil falta?
La financiación | ¿Cuánto dinero hace falta para abrir? | ¿De dónde saldrá? | ¿Para cuánto tiempo alcanza sin beneficios?
Los riesgos | ¿Qué pasa si viene menos gente? | ¿Qué depende de un solo proveedor o de una sola persona? | ¿Cómo lo notaríamos a tiempo?
* Próximos pasos | ¿Qué debe estar listo antes de abrir? | ¿Quién se encarga y para cuándo? | ¿Qué pedimos y a quién?
`);

export const LAUNCH = readOutline(`
* La novedad | ¿Qué se lanza, en una frase? | ¿Para quién es? | ¿Qué no se podía hacer antes?
* Por qué ahora | ¿Qué necesidad o qué cambio lo hizo necesario? | ¿Qué pedían los clientes? | ¿Qué pasa si se espera?
* Funciones clave | ¿Cuáles son las tres funciones más importantes? | ¿Qué ahorra o permite cada una? | ¿Cuál conviene mostrar primero?
* Para quién es | ¿Quién lo notará primero? | ¿Cómo trabajan hoy estas personas? | ¿Qué las haría cambiar?
Qué lo hace diferente | ¿Qué ofrecen los demás? | ¿Qué podemos decir solo nosotros? | ¿Cómo se puede comprobar?
Precio y disponibilidad = Versión, Precio, Disponible desde = Básica, Estándar, Equipo
* Plan de lanzamiento = Cuándo, Qué, Quién = Antes, Día del lanzamiento, Primera semana, Primer mes
Mensajes | ¿Cuál es el titular? | ¿Qué tres argumentos lo apoyan? | ¿Qué no debería decir nadie?
Atención al cliente | ¿Quién responde las preguntas? | ¿Dónde está la documentación? | ¿Qué límites se conocen?
* Cómo se medirá el éxito | ¿Qué cifra debe cambiar y cuánto? | ¿Cuándo se revisará? | ¿Qué sería motivo para parar?
`);

export const PROPOSAL = readOutline(`
* La situación | ¿Qué ocurre hoy? | ¿A quién afecta? | ¿Qué se ha intentado?
* El objetivo | ¿Qué se debe haber logrado al final? | ¿Cómo lo sabrán ambas partes? | ¿Qué queda fuera?
* La propuesta | ¿Qué se propone, en una frase? | ¿Qué se entregará? | ¿Por qué de esta manera?
Cómo trabajaremos | ¿Cuáles son los pasos? | ¿Quién debe participar y cuándo? | ¿Cada cuánto se informará?
* Calendario = Cuándo, Hito, Resultado = Inicio, Mitad, Final
* El precio | ¿Cuánto cuesta y qué incluye? | ¿Qué podría cambiar el precio? | ¿Cuándo se paga?
Alternativas | ¿Qué otras opciones se valoraron? | ¿Por qué se descartaron? | ¿Qué pasa si no se hace nada?
Riesgos | ¿Qué podría salir mal? | ¿Es probable? | ¿Qué se haría en ese caso?
Quiénes somos | ¿Quién hará el trabajo? | ¿Qué trabajos parecidos se han hecho? | ¿Quién puede confirmarlo?
* La decisión necesaria | ¿Qué hay que decidir y quién decide? | ¿Para cuándo? | ¿Qué pasa al día siguiente?
`);

export const REPORT = readOutline(`
* Resumen | ¿Qué resultado conviene recordar? | ¿Qué ha cambiado desde el último informe? | ¿Qué debería hacer quien lo lea?
* Objetivos | ¿Qué estaba previsto para este periodo? | ¿Cómo se definió el éxito? | ¿Quién era responsable?
* Resultados = Indicador, Objetivo, Real = Indicador 1, Indicador 2, Indicador 3
* Lo que salió bien | ¿Qué funcionó mejor de lo esperado? | ¿A qué se debió? | ¿Cómo se puede repetir?
* Lo que no salió bien | ¿Qué no se alcanzó y por cuánto? | ¿Cuál fue la causa? | ¿Qué se ha hecho al respecto?
Opiniones | ¿Qué han dicho las personas implicadas? | ¿Qué les sorprendió? | ¿Qué piden?
Gastos | ¿Cuánto se gastó en comparación con el presupuesto? | ¿Qué no estaba previsto? | ¿Cuánto será la próxima vez?
El equipo | ¿Quién llegó y quién se fue? | ¿Qué se ha aprendido? | ¿Qué hace falta?
Riesgos | ¿Qué podría perjudicar al próximo periodo? | ¿Cuáles son las primeras señales? | ¿Quién está atento a ellas?
* Próximos pasos | ¿Qué sigue y quién se encarga? | ¿Para cuándo? | ¿Qué requiere una decisión?
`);

export const MARKETING = readOutline(`
* El objetivo | ¿Qué debe cambiar y cuánto? | ¿Para cuándo? | ¿Cómo se medirá?
* El público | ¿Quiénes son? | ¿Qué les importa? | ¿Qué leen, escuchan y ven?
* El mensaje | ¿Qué se debe recordar, en una frase? | ¿Qué lo demuestra? | ¿Qué tono encaja?
Dónde estamos hoy | ¿Cómo nos encuentra la gente? | ¿De qué cifras disponemos? | ¿Qué hacen los demás?
* Canales = Canal, Para qué, Con qué frecuencia = Propios, De pago, De socios
Contenidos | ¿Qué historias solo podemos contar nosotros? | ¿Qué existe ya? | ¿Qué hay que crear?
* Calendario = Cuándo, Qué, Quién = Mes 1, Mes 2, Mes 3
Presupuesto | ¿De cuánto se dispone? | ¿Cómo se reparte? | ¿Qué se guarda en reserva?
* Cómo medir el éxito | ¿Qué tres cifras cuentan? | ¿Quién las revisa y cada cuánto? | ¿Qué nos haría cambiar de rumbo?
`);

export const CASE_STUDY = readOutline(`
* El cliente | ¿Quién es y a qué se dedica? | ¿Qué tamaño tiene? | ¿Por qué acudió a nosotros?
* El reto | ¿Cuál era el problema? | ¿Qué había intentado antes? | ¿Qué estaba en juego?
* El enfoque | ¿Qué se hizo primero? | ¿Qué decisión fue la más importante? | ¿Quién participó?
La solución | ¿Qué se entregó? | ¿Cómo funciona? | ¿Qué se dejó fuera a propósito?
* Los resultados = Qué se midió, Antes, Después = Medida 1, Medida 2, Medida 3
En palabras del cliente | ¿Qué opina? | ¿Quién lo dijo y se le puede citar? | ¿Qué le sorprendió?
* Lo aprendido | ¿Qué haríamos otra vez? | ¿Qué haríamos de otra forma? | ¿Qué les puede servir a otros?
Qué viene ahora | ¿En qué punto está el proyecto? | ¿Qué se puede mejorar? | ¿Cómo ponerse en contacto?
`);

export const SALES = readOutline(`
* Para quién es | ¿Quién lo compraría? | ¿Qué usan hoy estas personas? | ¿Por qué buscan algo nuevo?
* Qué les aporta | ¿Qué problema resuelve? | ¿Qué mejora al día siguiente de comprarlo? | ¿Cómo se puede probar antes?
La oferta | ¿Qué incluye exactamente? | ¿Qué no incluye? | ¿Cómo y en cuánto tiempo se entrega?
* Precios = Opción, Precio, Qué incluye = Básica, Estándar, Completa
Por qué nosotros | ¿Qué hacemos mejor que otros? | ¿Qué no hacemos? | ¿Qué dicen nuestros clientes?
* Objeciones | ¿Qué los haría dudar? | ¿Qué parte es cierta? | ¿Cuál es la respuesta honesta?
Pruebas | ¿Qué ejemplo muestra que funciona? | ¿Qué cifra se puede citar? | ¿Quién nos recomendaría?
Después de la venta | ¿Qué está garantizado? | ¿Se puede devolver? | ¿Quién ayuda si hay problemas?
* Siguiente paso | ¿Qué deberían hacer ahora? | ¿Qué les facilita dar ese paso? | ¿Cuándo volvemos a contactar?
`);

export const REQUEST = readOutline(`
* La situación | ¿Qué va mal o qué falta? | ¿Desde cuándo y cómo lo sabemos? | ¿A quién afecta?
* Lo que cuesta no hacer nada | ¿Qué ocurrirá dentro de un año? | ¿Cuánto cuesta en dinero, tiempo o seguridad? | ¿Qué será más difícil después?
Qué necesitamos | ¿Qué debería mejorar? | ¿Qué requisitos son fijos? | ¿Qué puede esperar?
* Las opciones = Criterio, No hacer nada, Opción A, Opción B = Gasto, Beneficio, Riesgo, Plazo
* Recomendación | ¿Qué opción se recomienda y por qué? | ¿A qué se renuncia con ella? | ¿Cuándo sería mejor otra?
Gastos y financiación | ¿Cuánto cuesta al principio y cuánto al año? | ¿De dónde sale el dinero? | ¿Qué ayudas o ahorros hay?
Calendario = Cuándo, Paso, Quién = Primero, Después, Al final
Riesgos | ¿Qué podría salir mal? | ¿Cómo lo notaríamos a tiempo? | ¿Cuál es el plan alternativo?
* La decisión | ¿Qué hay que decidir hoy exactamente? | ¿Quién decide y para cuándo? | ¿Qué pasa al día siguiente?
`);
