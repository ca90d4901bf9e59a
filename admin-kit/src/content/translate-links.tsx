import { fetchTranslation, languageName } from 'api-client';
import { collectionOf, translatedFields, type AnyContentType } from 'api-client/content-types';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectLanguages, useAppSelector, usePermission } from 'shared-store';
import { ButtonLink } from 'ui-kit';

/** The address where an item is translated into a language. */
export const translationPath = (language: string, collection: string, id: string): string =>
  `/admin/translations/${language}/${collection}/${encodeURIComponent(id)}`;

interface TranslateLinksProps {
  readonly type: AnyContentType;
  readonly id: string;
}

/** A link for each further language of the site to the translation of an item; nothing if it has no texts to translate, or the user does not translate. */
export function TranslateLinks({ type, id }: TranslateLinksProps): ReactNode {
  const { others } = useAppSelector(selectLanguages);
  const translates = usePermission(fetchTranslation);
  if (!translates || translatedFields(type.fields).length === 0) return null;
  return Object.keys(others).map((language) => (
    <ButtonLink
      key={language}
      href={translationPath(language, collectionOf(type), id)}
      variant="secondary"
      size="small"
      icon={<Languages aria-hidden="true" />}
      aria-label={`Translate into ${languageName(language)}`}
    >
      {languageName(language)}
    </ButtonLink>
  ));
}
