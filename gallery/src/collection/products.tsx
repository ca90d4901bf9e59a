import { numberText } from 'api-client/formats';
import { Trash2, Upload } from 'lucide-react';
import { StatusBadge, statusFilter } from 'admin-kit';
import type { CollectionScreenProps } from 'admin-kit';

export interface Product {
  id: string;
  name: string;
  sector: string;
  status: 'published' | 'draft' | 'scheduled' | 'trashed';
  orders: number;
}

export const products: Product[] = [
  { id: '1', name: 'Corrosion inhibitor CI-240', sector: 'Oil & Gas', status: 'published', orders: 412 },
  { id: '2', name: 'Corrosion coupon holder', sector: 'Oil & Gas', status: 'draft', orders: 18 },
  { id: '3', name: 'Antiscalant AS-11', sector: 'Water', status: 'draft', orders: 96 },
  { id: '4', name: 'Fracturing gel breaker', sector: 'Oil & Gas', status: 'scheduled', orders: 1280 },
  { id: '5', name: 'Cement dispersant CD-25', sector: 'Oil & Gas', status: 'published', orders: 233 },
  { id: '6', name: 'Biocide for cooling towers', sector: 'Water', status: 'published', orders: 64 },
  { id: '7', name: 'Turbine oil TO-46', sector: 'Lubricants', status: 'trashed', orders: 0 },
];

/** A collection with every feature. */
export const productCollection: CollectionScreenProps<Product> = {
  title: 'Products',
  lead: 'What the sectors offer. A draft is seen by administrators alone.',
  noun: { one: 'product', many: 'products' },
  items: products,
  columns: [
    { id: 'name', header: 'Name', value: ({ name }) => name },
    { id: 'sector', header: 'Sector', value: ({ sector }) => sector },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'orders',
      header: 'Orders',
      cell: ({ orders }) => numberText(orders),
      value: ({ orders }) => orders,
      align: 'end',
    },
  ],
  keyOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  filters: [
    statusFilter,
    {
      id: 'sector',
      label: 'Sector',
      options: ['Oil & Gas', 'Water', 'Lubricants'].map((value) => ({ value, label: value })),
      matches: ({ sector }, value) => sector === value,
    },
  ],
  newHref: '/new',
  editHref: ({ id }) => `/${id}`,
  deletion: {
    icon: <Trash2 aria-hidden="true" />,
    run: (items) => Promise.resolve(`${items.length} products are in the trash.`),
    undo: () => Promise.resolve(),
  },
  bulkActions: [
    {
      id: 'publish',
      label: 'Publish',
      icon: <Upload aria-hidden="true" />,
      run: (items) => Promise.resolve(`${items.length} products are published.`),
    },
  ],
};
