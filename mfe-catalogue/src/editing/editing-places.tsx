import type { ReactNode } from 'react';
import type { Product, Sector, Subsector } from 'api-client';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { selectIsSignedIn, useAppSelector } from 'shared-store';
import { EditButton } from './edit-button';
import styles from './editing-places.module.css';

const loadDialogs = () => import(/* webpackChunkName: "editing" */ './editing-dialogs');

const add = <Plus aria-hidden="true" />;
const edit = <Pencil aria-hidden="true" />;
const remove = <Trash2 aria-hidden="true" />;

/** Holds an administrator's buttons; empty for everybody else (specification, section 6). */
function SignedIn({ children }: { readonly children: ReactNode }) {
  return useAppSelector(selectIsSignedIn) ? <div className={styles.buttons}>{children}</div> : null;
}

export function AddSectorPlace() {
  return (
    <SignedIn>
      <EditButton label="Add sector" icon={add} load={async () => (await loadDialogs()).sectorDialog()} />
    </SignedIn>
  );
}

export function SectorEditing({ sector }: { readonly sector: Sector }) {
  return (
    <SignedIn>
      <EditButton label="Edit sector" icon={edit} load={async () => (await loadDialogs()).sectorDialog(sector)} />
      <EditButton
        label="Delete sector"
        icon={remove}
        load={async () => (await loadDialogs()).deleteSectorDialog(sector)}
      />
      <EditButton
        label="Add subsector"
        icon={add}
        load={async () => (await loadDialogs()).subsectorDialog({ sectorId: sector._id })}
      />
    </SignedIn>
  );
}

export function SubsectorEditing({ subsector }: { readonly subsector: Subsector }) {
  return (
    <SignedIn>
      <EditButton
        label="Edit subsector"
        icon={edit}
        load={async () => (await loadDialogs()).subsectorDialog({ subsector })}
      />
      <EditButton
        label="Delete subsector"
        icon={remove}
        load={async () => (await loadDialogs()).deleteSubsectorDialog(subsector)}
      />
    </SignedIn>
  );
}

export function AddProductPlace({ subsectorId }: { readonly subsectorId?: string }) {
  return (
    <SignedIn>
      <EditButton
        label="Add Product"
        icon={add}
        load={async () => (await loadDialogs()).addProductDialog(subsectorId)}
      />
    </SignedIn>
  );
}

export function ProductEditing({ product, onDeleted }: { readonly product: Product; readonly onDeleted?: () => void }) {
  return (
    <SignedIn>
      <EditButton
        iconOnly
        label={`Edit ${product.name}`}
        icon={edit}
        load={async () => (await loadDialogs()).editProductDialog(product)}
      />
      <EditButton
        iconOnly
        label={`Delete ${product.name}`}
        icon={remove}
        load={async () => (await loadDialogs()).deleteProductDialog(product, onDeleted)}
      />
    </SignedIn>
  );
}
