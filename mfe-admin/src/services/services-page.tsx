import { DeleteServices, GetServices } from 'api-client';
import { useChange, useRead } from 'shared-store';
import type { Service } from 'api-client';
import { services } from 'api-client/content-types';
import { Layers } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { buttonClassName, KitLink } from 'ui-kit';
import { CollectionScreen } from 'admin-kit';
import { contentColumns, PlacesButton, publicationActions, useContentChanges } from 'admin-kit/content';
import { ALL_SERVICES } from './api';
import { ServiceDialog } from './service-dialog';
import { descriptionPreview, DELETE_SERVICE } from './service-text';

const columns = contentColumns<Service>(services, {
  desc: { header: 'Description', cell: ({ desc }) => <span title={desc}>{descriptionPreview(desc)}</span> },
});

/** “Services Menu” (specification, section 2): a table of 60 % of the window with Edit, Add and Delete. */
export function Component(): ReactNode {
  const read = useRead(GetServices, ALL_SERVICES);
  const [remove] = useChange(DeleteServices);
  const changes = useContentChanges(services);
  const [open, setOpen] = useState<Service | 'new'>();
  return (
    <>
      <CollectionScreen
        title="Services Menu"
        lead="What the company does, as the home page shows it."
        noun={{ one: 'service', many: 'services' }}
        items={read.data}
        read={read}
        columns={columns}
        keyOf={({ _id }) => _id}
        labelOf={({ title }) => title}
        searchText={({ title, desc }) => `${title} ${desc}`}
        height="viewport"
        newLabel="Add New Service"
        onNew={() => setOpen('new')}
        onEdit={setOpen}
        rowActions={({ _id, title, innerServices }) => (
          <KitLink
            href={`/admin/services/${_id}`}
            className={buttonClassName({ variant: 'ghost', size: 'small' })}
            aria-label={`Inner services of ${title}`}
            title="Inner services"
          >
            <Layers aria-hidden="true" size={16} /> {innerServices.length}
          </KitLink>
        )}
        bulkActions={publicationActions<Service>(changes.update)}
        actions={<PlacesButton type={services} />}
        deletion={{
          label: 'Delete',
          question: (items) => ({
            ...DELETE_SERVICE,
            ...(items.length > 1 && { question: `Are you Sure You want to delete these ${items.length} Services ?` }),
          }),
          each: ({ _id }) => remove({ params: { id: _id } }).unwrap(),
          undoEach: ({ _id }) => changes.restore(_id),
        }}
      />
      {open && <ServiceDialog service={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
