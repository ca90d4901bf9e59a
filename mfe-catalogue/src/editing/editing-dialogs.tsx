import { DeleteSector } from 'api-client';
import { useChange } from 'shared-store';
import type { ComponentType } from 'react';
import type { Product, Sector, Subsector } from 'api-client';
import { useDeleteProductMutation, useDeleteSubsectorMutation } from './api';
import { DeleteDialog } from './delete-dialog';
import type { EditingDialogProps, OnDeletion } from './edit-button';
import { SUBSECTOR_DELETED } from './editing-messages';
import { ProductDialog } from './product-dialog';
import { SectorDialog } from './sector-dialog';
import { SubsectorDialog } from './subsector-dialog';

type EditingDialog = ComponentType<EditingDialogProps>;

export function addProductDialog(subsectorId?: string): EditingDialog {
  return ({ onClose }) => <ProductDialog {...(subsectorId && { subsectorId })} onClose={onClose} />;
}

export function editProductDialog(product: Product): EditingDialog {
  return ({ onClose }) => <ProductDialog product={product} onClose={onClose} />;
}

/** @param onDeletion told how the deletion goes, for a page that shows only this product */
export function deleteProductDialog(
  { _id: id, name }: Pick<Product, '_id' | 'name'>,
  onDeletion?: OnDeletion,
): EditingDialog {
  return function DeleteProduct({ onClose }) {
    const [deleteProduct] = useDeleteProductMutation();
    return (
      <DeleteDialog
        what="Product"
        name={name}
        optimistic={!onDeletion}
        onClose={onClose}
        onDelete={async () => {
          onDeletion?.('started');
          try {
            const { message } = await deleteProduct({ params: { id } }).unwrap();
            onDeletion?.('done');
            return message;
          } catch (error) {
            onDeletion?.('failed');
            throw error;
          }
        }}
      />
    );
  };
}

export function sectorDialog(sector?: Sector): EditingDialog {
  return ({ onClose }) => <SectorDialog {...(sector && { sector })} onClose={onClose} />;
}

/** @param onDeleted called after the server has deleted it, for a page that shows only this sector */
export function deleteSectorDialog({ _id: id, name }: Sector, onDeleted: () => void): EditingDialog {
  return function SectorDeletion({ onClose }) {
    const [deleteSector] = useChange(DeleteSector);
    return (
      <DeleteDialog
        what="Sector"
        name={name}
        onClose={onClose}
        onDelete={async () => {
          const { message } = await deleteSector({ params: { id } }).unwrap();
          onDeleted();
          return message;
        }}
      />
    );
  };
}

export function subsectorDialog(given: { subsector: Subsector } | { sectorId: string }): EditingDialog {
  return ({ onClose }) => <SubsectorDialog {...given} onClose={onClose} />;
}

/** @param onDeleted called after the server has deleted it, for a page that shows only this subsector */
export function deleteSubsectorDialog({ _id: id, name }: Subsector, onDeleted: () => void): EditingDialog {
  return function DeleteSubsector({ onClose }) {
    const [deleteSubsector] = useDeleteSubsectorMutation();
    return (
      <DeleteDialog
        what="Subsector"
        name={name}
        onClose={onClose}
        onDelete={async () => {
          await deleteSubsector({ params: { id } }).unwrap();
          onDeleted();
          return SUBSECTOR_DELETED;
        }}
      />
    );
  };
}
