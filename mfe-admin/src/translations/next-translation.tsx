import { fetchTranslations, type Collection } from 'api-client';
import { translationPath } from 'admin-kit/content';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAnswer } from 'shared-store';
import { ButtonLink } from 'ui-kit';

interface NextTranslationProps {
  readonly language: string;
  readonly collection: Collection;
  /** The item that is translated now. */
  readonly id: string;
}

/** A link to another item of the collection with something to do; nothing when all is done. */
export function NextTranslation({ language, collection, id }: NextTranslationProps): ReactNode {
  const { data } = useAnswer(fetchTranslations, {
    params: { language, collection },
    query: { state: 'open', limit: 2 },
  });
  const next = data?.translations.find(({ _id }) => _id !== id);
  return (
    next && (
      <ButtonLink
        href={translationPath(language, collection, next._id)}
        variant="secondary"
        size="small"
        icon={<ArrowRight aria-hidden="true" />}
        aria-label={`Next to do: ${next.title}`}
      >
        Next to do
      </ButtonLink>
    )
  );
}
