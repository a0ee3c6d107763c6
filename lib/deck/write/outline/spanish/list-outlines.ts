import { readOutline } from '../read-outline';

/** Spanish versions of the outlines in `../list-outlines`. */
export const LISTICLE = readOutline(`
En pocas palabras | ¿Qué tienen en común todos los puntos? | ¿Para quién es esta lista? | ¿Qué suele pensar la gente?
* Punto 1 | ¿Qué va primero y por qué? | ¿De qué se trata, en una frase? | ¿Qué ejemplo lo muestra?
* Punto 2 | ¿Qué es lo más importante en el día a día? | ¿En qué se nota? | ¿Quién lo ha vivido?
* Punto 3 | ¿Qué se puede respaldar con una cifra? | ¿De dónde sale la cifra? | ¿Qué significa en la práctica?
* Punto 4 | ¿Qué es lo que menos se espera? | ¿Por qué es fácil pasarlo por alto? | ¿Qué cambia cuando se sabe?
* Punto 5 | ¿Qué historia se puede contar? | ¿Qué ocurre en la historia? | ¿Qué se aprende de ella?
* Punto 6 | ¿Qué se puede mostrar con una imagen? | ¿Qué se ve en ella? | ¿Qué palabras ahorra la imagen?
* Punto 7 | ¿De qué dudan algunas personas? | ¿Qué dicen? | ¿Qué se les puede responder?
* Punto 8 | ¿Qué afecta a todos los presentes? | ¿Cuándo lo notaron por última vez? | ¿Qué añadirían?
* Punto 9 | ¿Qué será más importante en el futuro? | ¿Qué está cambiando? | ¿Cuándo se notará?
* Punto 10 | ¿Qué conviene recordar ante todo? | ¿Cómo se dice en cinco palabras? | ¿A qué conduce?
* Conclusión | ¿Qué se deduce de todo lo anterior? | ¿Qué se debería hacer ahora? | ¿Dónde hay más información?
`);

export const STEPS = readOutline(`
El objetivo | ¿Qué se habrá logrado después del último paso? | ¿Para quién es? | ¿Cuánto tiempo lleva todo?
* Paso 1 | ¿Qué hay que hacer antes de nada? | ¿Qué hace falta? | ¿Cómo se sabe que está hecho?
* Paso 2 | ¿Qué se apoya en el primer paso? | ¿Quién se encarga? | ¿Cuánto tiempo requiere?
* Paso 3 | ¿Qué hay que decidir ahora? | ¿Qué opciones hay? | ¿A quién conviene preguntar?
* Paso 4 | ¿Qué lleva más tiempo? | ¿Qué ayuda a no rendirse? | ¿Qué se puede hacer mientras tanto?
* Paso 5 | ¿Qué hay que comprobar en este punto? | ¿Cómo es un buen resultado? | ¿Qué se puede corregir y cómo?
* Paso 6 | ¿Qué se suele olvidar aquí? | ¿Qué pasa si falta? | ¿Cómo acordarse de ello?
* Paso 7 | ¿Cuándo vale la pena pedir ayuda profesional? | ¿Quién la ofrece? | ¿Cuánto cuesta?
* Paso 8 | ¿Qué se puede simplificar ahora? | ¿Qué herramienta o plantilla ayuda? | ¿De qué se puede prescindir?
* Paso 9 | ¿Quién debería ver el resultado antes de terminar? | ¿En qué debería fijarse? | ¿Qué se hace con sus comentarios?
* Paso 10 | ¿Qué queda por hacer? | ¿Qué hay que recoger o entregar? | ¿Cómo se celebra el final?
* Después | ¿Cómo se ve que ha funcionado? | ¿Qué viene a continuación? | ¿Dónde hay más información?
`);

export const RECIPE = readOutline(`
* El plato | ¿Qué es, en una frase? | ¿De dónde viene la receta? | ¿Cuándo se sirve?
* De un vistazo = Dato, Valor = Raciones, Preparación, Cocción, Coste
* Ingredientes = Qué, Cuánto, En su lugar = Para la base, Para el sabor, Para servir
Utensilios | ¿Qué ollas, moldes o utensilios se necesitan? | ¿Qué sirve si falta alguno? | ¿Qué conviene tener a mano desde el principio?
* Preparación | ¿Qué hay que lavar, cortar o poner en remojo? | ¿Qué se puede hacer el día anterior? | ¿Qué temperatura se necesita?
* Elaboración | ¿Qué se hace y en qué orden? | ¿Qué aspecto debe tener mientras se hace? | ¿Dónde hace falta paciencia?
* Cuándo está listo | ¿Cómo se nota: por el aspecto, el olor o el tacto? | ¿Cuánto debe reposar? | ¿Qué hacer si aún no está hecho?
* Para servir | ¿Con qué se acompaña? | ¿Cómo se presenta en el plato? | ¿Qué foto abre el apetito?
Trucos | ¿Qué sale mal con más frecuencia? | ¿Qué truco marca la diferencia? | ¿De quién se aprendió?
Variantes | ¿Qué se puede quitar o cambiar? | ¿Cómo se hace sin carne, leche o gluten? | ¿Qué cambia según la temporada?
Conservación | ¿Cuánto tiempo se conserva y dónde? | ¿Se puede congelar? | ¿Qué se hace con las sobras?
`);
