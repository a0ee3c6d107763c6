import { readOutline } from '../read-outline';

/** Spanish outlines of decks that teach, explain and compare. */
export const LESSON = readOutline(`
* Qué vamos a aprender | ¿Qué sabrán hacer los participantes al final? | ¿Por qué vale la pena saberlo? | ¿Qué hay que saber antes?
* Para empezar | ¿Qué pregunta abre la clase? | ¿Qué saben ya los participantes? | ¿Qué idea equivocada pueden tener?
* La idea principal | ¿De qué se trata, en una frase? | ¿Qué imagen u objeto la muestra? | ¿Qué palabras son nuevas?
* Un ejemplo | ¿Qué ejemplo es cercano a su vida? | ¿Qué ocurre paso a paso? | ¿Dónde se suele fallar?
Cómo funciona | ¿Cuáles son las partes? | ¿Cómo se relacionan? | ¿Qué cambia si falta una?
* A practicar | ¿Qué hacen los participantes, solos o en parejas? | ¿De cuánto tiempo disponen? | ¿Cómo es una buena respuesta?
Para debatir | ¿Qué merece un debate? | ¿Qué respuestas se esperan? | ¿Qué hacer si nadie habla?
* Comprobar | ¿Qué tres preguntas muestran quién lo ha entendido? | ¿Qué revelaría una respuesta incorrecta? | ¿Qué hacen quienes terminan antes?
* Resumen | ¿Qué debería quedar? | ¿Cómo se explicaría en casa? | ¿Cómo enlaza con la próxima clase?
Tareas y lecturas | ¿Qué hay que hacer y para cuándo? | ¿Dónde se puede leer más? | ¿A quién se puede preguntar?
`);

export const WORKSHOP = readOutline(`
* Bienvenida | ¿Para qué estamos aquí? | ¿Qué será diferente después? | ¿Quién participa?
* Programa = Hora, Qué, Quién = Inicio, Primera parte, Descanso, Segunda parte, Cierre
Reglas del juego | ¿Cómo trabajamos hoy en grupo? | ¿Qué queda entre nosotros? | ¿Dónde se anotan las preguntas pendientes?
Punto de partida | ¿Qué sabemos? | ¿Qué suponemos? | ¿Qué nos molesta?
* Ejercicio 1 | ¿Cuál es la tarea? | ¿Cuánto dura y en qué grupos? | ¿Cuál es el resultado?
Ejercicio 2 | ¿Qué hacemos con el resultado del primero? | ¿Qué debería salir esta vez? | ¿Cómo se enseña a los demás?
* Resultados | ¿Qué encontró cada grupo? | ¿Qué hay en común? | ¿Qué es nuevo?
Decidir | ¿Con qué ideas nos quedamos? | ¿Cómo elegimos? | ¿Quién no ha hablado todavía?
* Próximos pasos = Qué, Quién, Para cuándo = Paso 1, Paso 2, Paso 3
Valoración | ¿Qué fue útil? | ¿Qué faltó? | ¿Qué mejoraría el próximo taller?
`);

export const RESEARCH_PROPOSAL = readOutline(`
* La pregunta | ¿Qué se quiere averiguar? | ¿Por qué importa y a quién? | ¿Qué cambiaría la respuesta?
* Estado de la cuestión | ¿Qué trabajos anteriores son importantes? | ¿En qué discrepan las fuentes? | ¿Qué laguna se quiere cubrir?
* Objetivos | ¿Qué se quiere demostrar exactamente? | ¿Qué resultado se espera? | ¿Qué demostraría lo contrario?
* Método | ¿Qué se va a medir o preguntar? | ¿A quién o qué se estudiará y en qué cantidad? | ¿Qué podría distorsionar el resultado?
Originalidad | ¿Qué no se ha hecho hasta ahora? | ¿Por qué es posible ahora? | ¿Sobre qué podrán construir otros?
* Calendario = Cuándo, Etapa, Resultado = Primeros meses, Mitad, Final
El equipo | ¿Quién hace qué? | ¿Qué socios o conocimientos faltan? | ¿Quién asesora al equipo?
* Presupuesto = Concepto, Importe, Justificación = Personal, Equipos, Viajes, Reserva
Ética y riesgos | ¿Quién tiene que dar su consentimiento? | ¿Cómo se protegen los datos? | ¿Qué se hace si no sale como estaba previsto?
* Resultados esperados | ¿Qué habrá al final? | ¿Quién lo utilizará? | ¿Dónde se publicará?
Fuentes | ¿En qué fuentes se apoya el proyecto? | ¿Cuáles son de acceso libre? | ¿Qué datos existen ya?
`);

export const RESEARCH = readOutline(`
* La pregunta | ¿Qué queremos averiguar? | ¿Por qué importa y a quién? | ¿Qué se sabe ya?
* Antecedentes | ¿Qué trabajos anteriores son importantes? | ¿En qué discrepan las fuentes? | ¿Qué laguna queda?
* Método | ¿Cómo se investigó? | ¿A quién o qué se estudió y en qué cantidad? | ¿Qué podría distorsionar el resultado?
* Resultados = Resultado, Prueba, Certeza = Resultado 1, Resultado 2, Resultado 3
* Qué significa | ¿Qué responden los resultados? | ¿Qué no responden? | ¿Qué fue sorprendente?
Límites | ¿Qué no se pudo medir? | ¿Para quién no es válido? | ¿Qué se haría de otra forma?
Discusión | ¿Cómo encajan los resultados con los trabajos anteriores? | ¿Qué otra explicación es posible? | ¿Quién no estaría de acuerdo y por qué?
* Conclusión | ¿Cuál es la respuesta, en una frase? | ¿Qué debería cambiar por ello? | ¿Quién debería saberlo?
Nuevas preguntas | ¿Qué habría que estudiar después? | ¿Qué haría falta para eso? | ¿Quién podría hacerlo?
* Fuentes | ¿Qué fuentes se han usado? | ¿Cuáles son de acceso libre? | ¿Qué datos se pueden comprobar?
`);

export const COMPARISON = readOutline(`
* La pregunta | ¿Qué hay que elegir y para cuándo? | ¿Quién decide? | ¿Qué pasa si nadie decide?
* Lo que importa | ¿Cuáles son los tres criterios más importantes? | ¿Cuál es imprescindible? | ¿Cuál es solo un extra?
* Cara a cara = Criterio, Opción A, Opción B = Precio, Calidad, Esfuerzo, Riesgo
* Opción A | ¿Qué hay a favor? | ¿Qué hay en contra? | ¿Para quién es adecuada?
* Opción B | ¿Cuáles son los puntos fuertes? | ¿Cuáles son los puntos débiles? | ¿Quién la elegiría?
Lo que tienen en común | ¿Qué es igual en ambos casos? | ¿Qué no resuelve ninguna de las dos? | ¿Hay una tercera vía?
El gasto a largo plazo | ¿Cuánto cuesta cada opción al principio? | ¿Y después de tres años? | ¿Cuánto cuesta cambiar de idea?
Experiencias | ¿Quién ha elegido cada opción? | ¿Qué cuentan estas personas? | ¿Qué se puede probar antes de decidir?
* Recomendación | ¿Cuál de las dos y por qué? | ¿En qué casos sería la otra? | ¿Cuál es el siguiente paso?
`);

export const BOOK = readOutline(`
* De un vistazo | ¿De quién es y de qué año? | ¿Qué tipo de obra es? | ¿Por qué esta elección?
* De qué trata | ¿Qué ocurre, sin contar el final? | ¿Dónde y cuándo transcurre? | ¿Qué mueve la historia?
* Los personajes | ¿Quién es el más importante? | ¿Qué quieren? | ¿Cómo cambian?
Los temas | ¿Qué ideas se repiten? | ¿Qué imagen las representa? | ¿Qué dicen de su época?
* El estilo | ¿Cómo está contada la historia? | ¿Qué tiene de inusual? | ¿Qué pasaje lo muestra mejor?
Un fragmento | ¿Qué líneas o qué escena se pueden mostrar? | ¿Qué nos dicen? | ¿Por qué estas?
Qué dicen otros | ¿Qué elogió la crítica? | ¿Qué criticó? | ¿En qué no estamos de acuerdo?
* Mi opinión | ¿Qué deja huella? | ¿Qué no convence? | ¿A quién se lo recomendaría?
Para saber más | ¿Qué otras obras hay de la misma persona? | ¿Qué obras se le parecen? | ¿Qué fuentes se han consultado?
`);

export const HISTORY = readOutline(`
* En pocas palabras | ¿De qué se trata, en una frase? | ¿Qué años son importantes? | ¿Por qué vale la pena mirar atrás?
* Los comienzos | ¿Cuándo y dónde empezó? | ¿Quién estaba allí? | ¿Cómo era antes?
* Cronología = Cuándo, Qué pasó, Por qué importa = Primero, Después, Más tarde, Por último, Hoy
* Momentos decisivos | ¿Qué acontecimiento cambió más las cosas? | ¿Qué lo hizo posible? | ¿Quién se opuso?
Protagonistas | ¿Quién dejó huella? | ¿A quién se suele olvidar? | ¿Qué dijeron o escribieron?
Antes y ahora = Aspecto, Antes, Ahora = Apariencia, Uso, Precio
Mitos y realidades | ¿Qué historias se repiten? | ¿Cuáles no son ciertas? | ¿Cómo lo sabemos?
* Hoy | ¿En qué se ha convertido? | ¿Quién lo continúa? | ¿Qué queda de los comienzos?
Perspectivas | ¿Qué está cambiando ahora mismo? | ¿Qué podría desaparecer? | ¿Qué queda abierto?
Fuentes | ¿De dónde salen estos datos? | ¿Qué imágenes o documentos existen? | ¿En qué se contradicen las fuentes?
`);

export const TOPIC = readOutline(`
* En una frase | ¿De qué se trata? | ¿Por qué es importante? | ¿Qué conviene recordar?
* Lo básico | ¿Qué es y qué no es? | ¿Qué tipos hay? | ¿Dónde se encuentra?
* Los puntos clave | ¿Cuáles son los tres puntos principales? | ¿En qué orden se entienden mejor? | ¿Qué se puede dejar fuera?
* Un ejemplo | ¿Qué ejemplo lo deja claro? | ¿Qué ocurre en él, paso a paso? | ¿Qué demuestra?
Más de cerca | ¿De qué se compone? | ¿Cómo encajan las partes? | ¿Qué se suele entender mal?
* Datos y cifras = Dato, Cifra, Fuente = Dato 1, Dato 2, Dato 3
Distintos puntos de vista | ¿Quién lo ve de otra manera? | ¿Con qué argumentos? | ¿Qué queda por resolver?
* Qué significa para nosotros | ¿Qué se deduce de esto? | ¿Qué se puede hacer? | ¿Qué pasa si no se hace nada?
* Conclusión | ¿Qué es lo principal, en una frase? | ¿Qué habría que hacer ahora? | ¿Con qué pregunta terminar?
Fuentes | ¿De dónde salen los datos? | ¿Qué fuente se recomienda? | ¿Qué no se pudo confirmar?
`);

/** Additional cards for decks that are longer than their outline. */
export const MORE = readOutline(`
Preguntas abiertas | ¿Qué no sabemos todavía? | ¿Quién podría responder? | ¿Para cuándo se necesita?
Supuestos | ¿Qué damos por hecho? | ¿Cómo se podría verificar? | ¿Y si no fuera así?
Vocabulario | ¿Qué términos hay que explicar? | ¿Cuáles se usan de otra forma en otros lugares? | ¿Qué siglas aparecen?
Personas implicadas | ¿A qué trabajo afecta? | ¿Quién tiene que estar de acuerdo? | ¿A quién hay que consultar primero?
Un detalle de cerca | ¿Qué detalle merece su propia tarjeta? | ¿Qué muestra? | ¿A quién le interesa?
Objeciones frecuentes | ¿Qué se dirá en contra? | ¿Qué hay de cierto en ello? | ¿Qué se puede responder?
Lo que hace falta | ¿Cuánto tiempo, dinero y personal requiere? | ¿Con qué se cuenta ya? | ¿Qué falta por conseguir?
Buenos ejemplos | ¿Quién lo hace bien? | ¿Qué se puede aprender de ellos? | ¿Qué no sirve en este caso?
Preguntas frecuentes | ¿Qué se pregunta más a menudo? | ¿Cuál es la respuesta corta? | ¿Dónde está la respuesta larga?
Dentro de un año | ¿Qué será distinto en un año? | ¿Qué podría acelerarlo? | ¿Qué podría frenarlo?
Cómo se verifica | ¿Cómo sabremos si es correcto? | ¿Quién lo revisa? | ¿Con qué frecuencia?
Anexo | ¿Qué tablas o documentos van aquí? | ¿Quién los consultará? | ¿Dónde se guardan?
`);
