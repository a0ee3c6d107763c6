import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ApiSection } from '@/components/settings/api-section';
import { CreditsSection } from '@/components/settings/credits-section';
import { FoldersSection } from '@/components/settings/folders-section';
import { GeneralSection, SignInSection } from '@/components/settings/own-sections';
import { SECTION_WORDS, type SectionName, shownSections } from '@/components/settings/sections';
import { AboutSection, ModelsSection, PicturesSection, RemoteSection } from '@/components/settings/server-sections';
import { config } from '@/server/config';
import {
  readAbout,
  readApi,
  readCredits,
  readModels,
  readPictures,
  readRemote,
} from '@/server/settings/read-workspace';
import { languageChoice } from '@/server/words/interface-words';

type Props = { params: Promise<{ section: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await sectionOf(params);
  return name ? { title: SECTION_WORDS[name] } : {};
}

export default async function Page({ params }: Props) {
  const name = await sectionOf(params);
  if (name === 'general') return <GeneralSection {...languageChoice()} />;
  if (name === 'models') return <ModelsSection {...(await readModels())} />;
  if (name === 'pictures') return <PicturesSection {...(await readPictures())} />;
  if (name === 'remote') return <RemoteSection remote={await readRemote()} />;
  if (name === 'folders') return <FoldersSection />;
  if (name === 'credits') return <CreditsSection {...(await readCredits())} />;
  if (name === 'api') return <ApiSection {...readApi()} />;
  if (name === 'sign-in') return <SignInSection />;
  if (name === 'about') return <AboutSection {...(await readAbout())} />;
  notFound();
}

async function sectionOf(params: Props['params']): Promise<SectionName | undefined> {
  const { section } = await params;
  return shownSections(config().accessToken !== undefined).find((name) => name === section);
}
