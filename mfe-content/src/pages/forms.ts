import { fetchForm, type PageSection } from 'api-client';
import { readOf, type AppStore } from 'shared-store';

export const byId = (id: string) => ({ params: { id } });

/** The id of the form of a section; undefined if it has none, as in a draft. */
export const formIdOf = ({ kind, items }: Pick<PageSection, 'kind' | 'items'>): string | undefined =>
  kind === 'form' ? items[0]?.form || undefined : undefined;

/** Loads the forms of a page before it renders. */
export async function loadForms(store: AppStore, sections: readonly PageSection[] = []): Promise<void> {
  const ids = sections.flatMap((section) => formIdOf(section) ?? []);
  await Promise.all(ids.map((id) => store.dispatch(readOf(fetchForm).initiate(byId(id)))));
}
