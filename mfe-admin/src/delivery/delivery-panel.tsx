import { createVersionPreview } from 'api-client';
import type { ReactNode } from 'react';
import { usePermission } from 'shared-store';
import { ErrorPanel, Heading, KitLink } from 'ui-kit';
import { useDeliveryState } from './api';
import classes from './delivery.module.css';
import { VersionsTable } from './versions-table';

function Versions(): ReactNode {
  const { data, isError, isFetching, refetch } = useDeliveryState();
  if (data || !isError) return <VersionsTable state={data} brief />;
  return (
    <ErrorPanel message="The live versions could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
  );
}

/** The live versions and their health; for owners. */
export function DeliveryPanel(): ReactNode {
  const isOwner = usePermission(createVersionPreview);
  if (!isOwner) return null;
  return (
    <section className={classes.panel} aria-labelledby="delivery-heading">
      <Heading level={2} size={5} id="delivery-heading">
        Delivery
      </Heading>
      <Versions />
      <KitLink href="/admin/front-ends">Show the front ends</KitLink>
    </section>
  );
}
