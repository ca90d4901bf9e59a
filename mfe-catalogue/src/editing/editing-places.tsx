import type { ReactNode } from 'react';
import {
  ENGLISH,
  OFFERINGS_PATH,
  fetchProduct,
  AddProducts,
  AddSector,
  AddSubsector,
  DeleteProducts,
  DeleteSector,
  DeleteSubsector,
  EditProducts,
  EditSector,
  EditSubsector,
  sectorPath,
  type AnyEndpoint,
  type Product,
  type Sector,
  type Subsector,
} from 'api-client';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { readOf, selectLanguages, selectPermission, useAppSelector, useMayPublish } from 'shared-store';
import { EditButton, type OnDeletion } from './edit-button';
import classes from './editing-places.module.css';

const loadDialogs = () => import(/* webpackChunkName: "editing" */ './editing-dialogs');

const add = <Plus aria-hidden="true" />;
const edit = <Pencil aria-hidden="true" />;
const remove = <Trash2 aria-hidden="true" />;

/**
 * On the English pages only: the dialogs begin with the texts of the page, and save English ones, which
 * visitors see at once.
 */
function useMayAny(calls: readonly AnyEndpoint[]): boolean {
  const publishes = useMayPublish();
  return useAppSelector(
    (state) =>
      publishes && selectLanguages(state).current === ENGLISH && calls.some((call) => selectPermission(state, call)),
  );
}

/**
 * Renders the buttons if the administrator may use at least one; renders nothing for all others (specification, section
 * 6).
 */
function Editing({ calls, children }: { readonly calls: readonly AnyEndpoint[]; readonly children: ReactNode }) {
  return useMayAny(calls) ? <div className={classes.buttons}>{children}</div> : null;
}

export function AddSectorPlace() {
  return (
    <Editing calls={[AddSector]}>
      <EditButton
        call={AddSector}
        label="Add sector"
        icon={add}
        load={async () => (await loadDialogs()).sectorDialog()}
      />
    </Editing>
  );
}

/** The buttons of a sector's own page; deleting the sector opens all offerings. */
export function SectorEditing({ sector }: { readonly sector: Sector }) {
  const navigate = useNavigate();
  return (
    <Editing calls={[EditSector, DeleteSector, AddSubsector]}>
      <EditButton
        call={EditSector}
        label="Edit sector"
        icon={edit}
        load={async () => (await loadDialogs()).sectorDialog(sector)}
      />
      <EditButton
        call={DeleteSector}
        label="Delete sector"
        icon={remove}
        load={async () => (await loadDialogs()).deleteSectorDialog(sector, () => void navigate(OFFERINGS_PATH))}
      />
      <EditButton
        call={AddSubsector}
        label="Add subsector"
        icon={add}
        load={async () => (await loadDialogs()).subsectorDialog({ sectorId: sector._id })}
      />
    </Editing>
  );
}

/** The buttons of a subsector's own page; deleting the subsector opens its sector. */
export function SubsectorEditing({ sector, subsector }: { readonly sector: Sector; readonly subsector: Subsector }) {
  const navigate = useNavigate();
  return (
    <Editing calls={[EditSubsector, DeleteSubsector]}>
      <EditButton
        call={EditSubsector}
        label="Edit subsector"
        icon={edit}
        load={async () => (await loadDialogs()).subsectorDialog({ subsector })}
      />
      <EditButton
        call={DeleteSubsector}
        label="Delete subsector"
        icon={remove}
        load={async () =>
          (await loadDialogs()).deleteSubsectorDialog(subsector, () => void navigate(sectorPath(sector)))
        }
      />
    </Editing>
  );
}

export function AddProductPlace({ subsectorId }: { readonly subsectorId?: string }) {
  return (
    <Editing calls={[AddProducts]}>
      <EditButton
        call={AddProducts}
        label="Add Product"
        icon={add}
        load={async () => (await loadDialogs()).addProductDialog(subsectorId)}
      />
    </Editing>
  );
}

type NamedProduct = Pick<Product, '_id' | 'name'>;

/** Lists have only some fields of a product, so the editor loads it. */
function EditProduct({ product: { _id: id, name } }: { readonly product: NamedProduct }) {
  const [read] = readOf(fetchProduct).useLazyQuery();
  return (
    <EditButton
      iconOnly
      call={EditProducts}
      label={`Edit ${name}`}
      icon={edit}
      load={async () => {
        const [{ editProductDialog }, product] = await Promise.all([loadDialogs(), read({ params: { id } }).unwrap()]);
        return editProductDialog(product);
      }}
    />
  );
}

const PRODUCT_CALLS = [EditProducts, DeleteProducts] as const;

/** Whether `ProductEditing` has buttons for the current visitor. */
export const useProductEditing = (): boolean => useMayAny(PRODUCT_CALLS);

export function ProductEditing({
  product,
  onDeletion,
}: {
  readonly product: NamedProduct;
  readonly onDeletion?: OnDeletion;
}) {
  return (
    <Editing calls={PRODUCT_CALLS}>
      <EditProduct product={product} />
      <EditButton
        iconOnly
        call={DeleteProducts}
        label={`Delete ${product.name}`}
        icon={remove}
        load={async () => (await loadDialogs()).deleteProductDialog(product, onDeletion)}
      />
    </Editing>
  );
}
