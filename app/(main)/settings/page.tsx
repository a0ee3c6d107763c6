import { redirect } from 'next/navigation';
import { SECTIONS, sectionAddress } from '@/components/settings/sections';

export default function Page() {
  redirect(sectionAddress(SECTIONS[0]));
}
