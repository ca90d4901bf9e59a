import type { Redirect } from 'api-client';
import { redirects } from 'api-client/content-types';
import type { ReactNode } from 'react';
import { ContentCollection } from 'admin-kit/content';
import { ButtonLink } from 'ui-kit';

/** The redirects from old addresses to new ones. */
export function Component(): ReactNode {
  return (
    <ContentCollection<Redirect>
      type={redirects}
      lead="Renamed and moved content redirects automatically. Use redirects for everything else, such as the addresses of an earlier website."
      actions={
        <ButtonLink href="/admin/missing-addresses" variant="secondary" size="small">
          Missing addresses
        </ButtonLink>
      }
    />
  );
}
