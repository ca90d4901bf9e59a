import type { DemonstrationSiteSettings } from '../records';

export const siteSettings: DemonstrationSiteSettings = {
  logo: 'file:picture/site-logo',
  title: 'Tridhara Energy & Chemicals',
  email: 'contact@tridhara.example',
  phone: '+91 265 555 0142',
  address: 'Tridhara House, 14 Nadi Marg, Alkapuri\nVadodara 390007, Gujarat, India',
  social: {
    instagram: 'https://www.instagram.com/tridhara.example',
    facebook: 'https://www.facebook.com/tridhara.example',
    linkedin: 'https://www.linkedin.com/company/tridhara.example',
  },
  tagline: 'Three streams, one responsibility',
  copyright: '© 2005–2026 Tridhara Energy & Chemicals Limited. All rights reserved.',
};
