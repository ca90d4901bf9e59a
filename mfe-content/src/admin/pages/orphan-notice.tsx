import { fetchLinksTo, pagePath, updateMenus, type ContentPage } from 'api-client';
import { useMenuContributors } from 'federation/contract';
import type { ReactNode } from 'react';
import { usePermission, useRead } from 'shared-store';
import { ButtonLink, Cluster, Notice } from 'ui-kit';

/** Says that visitors find no way to a published page: no menu and no other page links to it. */
export function OrphanNotice({ page }: { readonly page: ContentPage }): ReactNode {
  const path = pagePath(page.slug);
  const mayChangeMenus = usePermission(updateMenus);
  const contributors = useMenuContributors();
  const { data: links } = useRead(
    fetchLinksTo,
    { query: { path } },
    { skip: page.status !== 'published', refetchOnMountOrArgChange: true },
  );
  const isContributed = contributors.some(({ navigation }) => navigation.some((entry) => entry.path === path));
  const isOrphan = links?.every(({ collection, _id }) => collection === 'pages' && _id === page._id);
  if (!isOrphan || isContributed) return null;
  return (
    <Notice tone="warning" role="status">
      <Cluster gap={1}>
        <span>In no menu, and no page links to it.</span>
        {mayChangeMenus && (
          <ButtonLink href="/admin/menus" variant="secondary" size="small">
            Menus
          </ButtonLink>
        )}
      </Cluster>
    </Notice>
  );
}
