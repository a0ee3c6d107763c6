import { useMutation } from '@tanstack/react-query';
import { testPictureSource } from '@/components/data/picture-test';
import type { PictureTestSource } from '@/lib/contract/picture-test';
import type { ConnectionTest } from './connection-test';

export function usePictureTest(source: PictureTestSource): ConnectionTest {
  return useMutation({ mutationFn: () => testPictureSource(source) });
}
