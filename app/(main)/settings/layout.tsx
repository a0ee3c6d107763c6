import type { ReactNode } from 'react';
import { shownSections } from '@/components/settings/sections';
import { SettingsNav } from '@/components/settings/settings-nav';
import { config } from '@/server/config';

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col md:flex-row">
      <SettingsNav sections={shownSections(config().accessToken !== undefined)} />
      <div className="min-w-0 flex-1 px-4 pt-6 pb-24 md:px-8 lg:px-12 lg:pt-8">
        <div className="max-w-[760px]">{children}</div>
      </div>
    </div>
  );
}
