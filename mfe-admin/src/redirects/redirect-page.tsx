import type { Redirect } from 'api-client';
import { redirects } from 'api-client/content-types';
import type { Page } from 'federation/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AppStore, RootState } from 'shared-store';
import { ContentEditor, ItemPage } from 'admin-kit/content';

/** The editor of a redirect. A new one is active immediately and starts with the old address given in the URL. */
function RedirectPage(): ReactNode {
  const [query] = useSearchParams();
  const begun = { from: query.get('address') ?? '', status: 'published' };
  return (
    <ItemPage<Redirect>
      type={redirects}
      editor={(redirect) => <ContentEditor type={redirects} item={redirect} values={(item) => (item ? {} : begun)} />}
    />
  );
}

export function page(_store: AppStore): Page<RootState> {
  return { Component: RedirectPage, handle: { head: () => ({ title: 'Redirect', robots: 'noindex' }) } };
}
