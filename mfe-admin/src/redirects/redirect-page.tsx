import type { Redirect } from 'api-client';
import { redirects } from 'api-client/content-types';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContentEditor, ItemPage } from 'admin-kit/content';

/** The editor of a redirect. A new one is active immediately and starts with the old address given in the URL. */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const begun = { from: query.get('address') ?? '', status: 'published' };
  return (
    <ItemPage<Redirect>
      type={redirects}
      editor={(redirect) => <ContentEditor type={redirects} item={redirect} values={(item) => (item ? {} : begun)} />}
    />
  );
}
