import type { DemonstrationSection } from '../records';

/**
 * The privacy text of the company, as HTML of the kind an article may hold. It says no figures: the page itself adds them,
 * from where the clean-up reads them.
 */
export const privacy: DemonstrationSection = {
  page: 'privacy',
  kind: 'text',
  heading: 'Privacy',
  items: [],
  text: `
<p>Tridhara Energy &amp; Chemicals Limited, Tridhara House, 14 Nadi Marg, Alkapuri, Vadodara 390007, is responsible for this website. This page says which personal data it handles, why, and for how long. We handle them under India’s Digital Personal Data Protection Act, 2023.</p>
<h2>When you read this site</h2>
<p>Pages are delivered without third-party code and without cookies that follow you. One cookie remembers the theme you choose, if you choose one; a random one keeps you on the same version of a page while we try out a new one. People who sign in get two more, as random: one while they sign in, and one by which their browser is known for a year. The server reports each request (time, page, result, shortened network address) to the people who run it, in order to keep the site running and to fend off attacks. How often forms are sent from a network address is counted for a short time. Loading times are counted anonymously.</p>
<h2>What stays on your device</h2>
<p>Products you collect or compare, the draft of an application, your choice of light or dark and, for administrators, the signing-in token are kept in your browser’s own storage. They reach us only when you send them. A draft that you do not touch is removed after a while.</p>
<h2>When you write to us</h2>
<p>The contact form sends us your name, mail address, message and whatever else you enter. We use it to answer, and delete it some time after the last exchange.</p>
<h2>When you apply for a job</h2>
<p>We receive your name, contact details, address, education, experience and résumé. Only our recruiting team, the recruiters and the owners of this site, can open them; each opening of a résumé is written down. We delete everything some time after the position is closed, or earlier if you ask us to. If you send the same application again, both versions are kept until then.</p>
<p>How long exactly we keep what stands at the end of this page.</p>
<h2>Your rights</h2>
<ul>
<li>to know what we hold about you and to receive a copy of it;</li>
<li>to have it corrected, completed or deleted;</li>
<li>to withdraw a consent for the future at any time;</li>
<li>to name a person who exercises these rights for you;</li>
<li>to complain to our grievance officer and then to the Data Protection Board of India.</li>
</ul>
<h2>Grievance officer</h2>
<p>Write to <a href="mailto:privacy@tridhara.example">privacy@tridhara.example</a> or to the address above. You will have an answer within seven days.</p>
`.trim(),
};
