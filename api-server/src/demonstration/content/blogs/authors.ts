/** The people who write the articles; their portraits are drawn in `pictures/portraits`. */
export const authors = {
  nandini: { author: 'Dr Nandini Rao', authorImg: 'file:picture/portrait-nandini' },
  arvind: { author: 'Arvind Menon', authorImg: 'file:picture/portrait-arvind' },
  shireen: { author: 'Shireen Batliwala', authorImg: 'file:picture/portrait-shireen' },
  devendra: { author: 'Devendra Solanki', authorImg: 'file:picture/portrait-devendra' },
  ipsita: { author: 'Ipsita Das', authorImg: 'file:picture/portrait-ipsita' },
  thomas: { author: 'Thomas Varghese', authorImg: 'file:picture/portrait-thomas' },
};
