import { GetServices, InnerDeleteServices } from 'api-client';
import { useChange, useRead } from 'shared-store';
import type { InnerService } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Breadcrumbs, EmptyState } from 'ui-kit';
import { CollectionScreen } from 'admin-kit';
import { ALL_SERVICES } from './api';
import { InnerServiceDialog } from './inner-service-dialog';
import { DELETE_SERVICE, descriptionPreview } from './service-text';

/** The parts of one service. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const read = useRead(GetServices, ALL_SERVICES);
  const service = read.data?.find(({ _id }) => _id === id);
  const [remove] = useChange(InnerDeleteServices);
  const [open, setOpen] = useState<InnerService | 'new'>();
  if (read.data && !service)
    return <EmptyState title="This service no longer exists">It may have been deleted.</EmptyState>;
  return (
    <>
      <Breadcrumbs items={[{ label: 'Services Menu', href: '/admin/services' }, { label: service?.title ?? '…' }]} />
      <CollectionScreen
        title={service ? `Inner services of ${service.title}` : 'Inner services'}
        purpose="They are listed below the service on the home page, as “What’s included”."
        noun={{ one: 'inner service', many: 'inner services' }}
        items={service?.innerServices}
        read={read}
        columns={[
          { id: 'title', header: 'Title', value: ({ title }) => title },
          {
            id: 'desc',
            header: 'Description',
            cell: ({ desc }) => <span title={desc}>{descriptionPreview(desc)}</span>,
          },
          { id: 'pdf', header: 'PDF', cell: ({ pdf }) => (pdf ? 'Yes' : 'No') },
        ]}
        keyOf={({ _id }) => _id}
        labelOf={({ title }) => title}
        height="viewport"
        newLabel="Add Inner Service"
        onNew={() => setOpen('new')}
        onEdit={setOpen}
        deletion={{
          question: () => DELETE_SERVICE,
          each: ({ _id }) => remove({ params: { id, innerId: _id } }).unwrap(),
        }}
      />
      {open && service && (
        <InnerServiceDialog
          service={service}
          inner={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
