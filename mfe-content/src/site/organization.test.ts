import type { SiteSettings } from 'api-client';
import { organization } from './organization';

const settings: SiteSettings = {
  _id: 'a',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  logo: '',
  title: 'Tridhara',
  email: '',
  phone: '',
  address: '',
  social: { instagram: '', facebook: '' },
  tagline: '',
  copyright: '',
  timeZone: 'Asia/Kolkata',
};

test.each([
  [
    'Tridhara House, 14 Nadi Marg, Alkapuri\nVadodara 390007, Gujarat, India',
    {
      streetAddress: 'Tridhara House, 14 Nadi Marg, Alkapuri',
      addressLocality: 'Vadodara',
      postalCode: '390007',
      addressRegion: 'Gujarat',
      addressCountry: 'IN',
    },
  ],
  [
    '14 नदी मार्ग, अलकापुरी\nवडोदरा 390007, गुजरात, भारत',
    {
      streetAddress: '14 नदी मार्ग, अलकापुरी',
      addressLocality: 'वडोदरा',
      postalCode: '390007',
      addressRegion: 'गुजरात',
      addressCountry: 'IN',
    },
  ],
  ['1 High Street\nLondon', { streetAddress: '1 High Street, London' }],
])('the company has the parts of its address %j', (address, parts) => {
  const data = organization('https://site.example', { ...settings, address });
  expect(data).toHaveProperty('address', { '@type': 'PostalAddress', ...parts });
});
