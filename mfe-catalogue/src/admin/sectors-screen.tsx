import type { Sector } from 'api-client';
import { sectors } from 'api-client/content-types';
import { ContentCollection } from 'admin-kit/content';
import { shortDescription } from './short-description';

/** The sectors of the catalogue. */
export const Component = () => (
  <ContentCollection<Sector>
    type={sectors}
    purpose="Sectors are the top of the catalogue and appear in the menu, below Offerings."
    columns={shortDescription}
    rowActions={undefined}
  />
);
