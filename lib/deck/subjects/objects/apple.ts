import { body, draw, line, type SubjectObject, second } from '../subject-object';

export const apple: SubjectObject = {
  name: 'apple',
  width: 88,
  height: 92,
  stand: 'small',
  parts: [
    body(
      draw(
        'M44 27C56 14 88 18 88 50C88 74 72 92 58 92C52 92 50 89 44 89C38 89 36 92 30 92C16 92 0 74 0 50C0 18 32 14 44 27Z',
      ),
    ),
    second(draw('M47 18C46 6 58 0 72 0C72 13 61 21 47 18Z')),
    line('second', 5, draw('M44 30C44 22 41 15 35 9')),
    line('hole', 5, draw('M13 54C13 44 17 37 25 34')),
  ],
};
