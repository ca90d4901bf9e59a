import { fetchTranslation, languageName } from 'api-client';
import { collectionOf, translatedFields, type AnyContentType } from 'api-client/content-types';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePermission } from 'shared-store';
import { ButtonLink } from 'ui-kit';
import { useTranslatorLanguages } from './use-translator-languages';

/** The address where an item is translated into a language. */
export const translationPath = (language: string, collection: string, id: string): string =>
  `/admin/translations/${language}/${collection}/${encodeURIComponent(id)}`;

interface TranslateLinksProps {
  readonly type: AnyContentType;
  readonly id: string;
}

/** A link for each language into which the user translates, to the translation of an item; nothing if it has no texts to translate. */
export function TranslateLinks({ type, id }: TranslateLinksProps): ReactNode {
  const languages = useTranslatorLanguages();
  const translates = usePermission(fetchTranslation);
  if (!translates || translatedFields(type.fields).length === 0) return null;
  return languages.map((language) => (
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
