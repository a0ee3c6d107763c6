import { useMutation } from '@tanstack/react-query';
import { testPictureSource } from '@/components/data/settings';
import type { PictureTestSource } from '@/lib/contract/picture-sources';
import type { ConnectionTest } from './connection-test';

export function usePictureTest(source: PictureTestSource): ConnectionTest {
  return useMutation({ mutationFn: () => testPictureSource(source) });
}
