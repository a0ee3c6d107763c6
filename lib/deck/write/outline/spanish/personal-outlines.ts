import { readOutline } from '../read-outline';

/** Spanish outlines of what people say in person: speeches, applications and safety briefings. */
export const SPEECH = readOutline(`
* La ocasión | ¿Qué reúne a todos y dónde? | ¿Quién va a escuchar? | ¿Cuánto puede durar?
* El comienzo | ¿Qué frase capta la atención? | ¿Qué relación tiene quien habla con la persona homenajeada? | ¿A quién se saluda por su nombre?
* La persona homenajeada | ¿Cómo la describirían sus amigos? | ¿Qué saben solo unos pocos? | ¿Qué tema conviene evitar?
* Una anécdota | ¿Qué momento la retrata mejor? | ¿Dónde y cuándo fue? | ¿Qué no esperaba nadie?
Otra faceta | ¿Qué historia muestra algo distinto? | ¿Quién puede confirmarla? | ¿Cuánto se tarda en contarla?
* Lo que significa para nosotros | ¿Qué hemos aprendido de ella? | ¿Qué nos faltaría sin ella? | ¿Qué queremos agradecerle?
Una cita | ¿Qué cita, canción o refrán encaja? | ¿De quién es? | ¿Por qué justamente esa?
* Buenos deseos | ¿Qué deseamos para el futuro? | ¿Qué cambia a partir de hoy? | ¿Qué recuerdo debería quedar?
* Las últimas palabras | ¿Cuál es la última frase? | ¿Qué hacen todos después: brindar, aplaudir, guardar silencio? | ¿Quién habla a continuación?
`);

export const APPLICATION = readOutline(`
* Sobre mí | ¿Quién soy, en una frase? | ¿A qué me dedico hoy? | ¿Qué dicen de mí quienes me conocen?
* Por qué este puesto | ¿Qué me atrae? | ¿Qué sé del equipo? | ¿Por qué ahora?
* Lo que aporto = Qué se necesita, Mi ejemplo, Resultado = Punto 1, Punto 2, Punto 3
* Mi trayectoria = Cuándo, Dónde, Qué hice = Primero, Después, Hoy
Un proyecto | ¿Cuál era la tarea? | ¿Cuál fue mi parte? | ¿Cómo terminó?
Cómo trabajo | ¿Con qué pueden contar los demás? | ¿Cómo afronto los errores? | ¿Qué quiero aprender todavía?
* Los primeros 100 días | ¿Con quién hablaría primero? | ¿Qué intentaría entender? | ¿Qué podría estar hecho para entonces?
Mis preguntas | ¿Qué quiero saber sobre el trabajo? | ¿Y sobre el equipo? | ¿Y sobre los próximos pasos?
* Contacto | ¿Cómo se me puede localizar? | ¿Cuándo podría empezar? | ¿Quién puede recomendarme?
`);

export const SAFETY = readOutline(`
* Por qué estamos aquí | ¿Qué trabajos se hacen aquí? | ¿Quién tiene que participar? | ¿De qué incidente anterior deberíamos aprender?
* Los peligros | ¿Qué puede causar daño aquí? | ¿Dónde y cuándo es mayor el riesgo? | ¿Qué ha cambiado desde la última vez?
* Equipo de protección = Protección, Cuándo, Dónde se consigue = Cabeza, Ojos y oídos, Manos, Pies
* Las normas | ¿Qué debe hacer todo el mundo? | ¿Qué está prohibido? | ¿Quién puede manejar cada máquina?
Recorridos y zonas | ¿Qué recorridos son seguros? | ¿Quién puede entrar en cada zona? | ¿Por dónde circulan los vehículos?
* En caso de emergencia | ¿A qué número llamamos? | ¿Dónde está el punto de encuentro? | ¿Quién sabe primeros auxilios?
En caso de incendio | ¿Dónde están las salidas y los extintores? | ¿A quién se avisa y cómo? | ¿Quién comprueba que no falta nadie?
Avisos | ¿De qué hay que avisar aunque no haya heridos? | ¿A quién? | ¿Qué se hace con el aviso?
* Comprobación | ¿Qué tres preguntas muestran que todos lo han entendido? | ¿Quién firma? | ¿Cuándo se repite esta charla?
`);
