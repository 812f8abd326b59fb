import type { InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { buildInvoiceXml } from './invoice-xml.ts';
import type { Sheet } from './sheet.ts';

/** Name of the XML in the file, as Factur-X 1.0 wants it. */
export const XML_NAME = 'factur-x.xml';

/**
 * The XML as associated file, and the metadata by which programs recognise the
 * hybrid (Factur-X 1.0, section 6).
 */
export function embedXml(sheet: Sheet, invoice: InvoiceSnapshot, date: Date): void {
  const { doc } = sheet;
  doc.file(new TextEncoder().encode(buildInvoiceXml(invoice)), {
    name: XML_NAME,
    type: 'text/xml',
    description: 'Rechnung als XML nach EN 16931',
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  });
  doc.appendXML(FACTUR_X_METADATA);
}

const property = (name: string, description: string): string => `
                  <rdf:li rdf:parseType="Resource">
                    <pdfaProperty:name>${name}</pdfaProperty:name>
                    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                    <pdfaProperty:category>external</pdfaProperty:category>
                    <pdfaProperty:description>${description}</pdfaProperty:description>
                  </rdf:li>`;
const FACTUR_X_NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
/** PDF/A allows properties of other schemas only where the file describes them. */
const FACTUR_X_METADATA = `
        <rdf:Description xmlns:fx="${FACTUR_X_NAMESPACE}" rdf:about="">
          <fx:DocumentType>INVOICE</fx:DocumentType>
          <fx:DocumentFileName>${XML_NAME}</fx:DocumentFileName>
          <fx:Version>1.0</fx:Version>
          <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
        </rdf:Description>
        <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
          <pdfaExtension:schemas>
            <rdf:Bag>
              <rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>${FACTUR_X_NAMESPACE}</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                <pdfaSchema:property>
                  <rdf:Seq>${property('DocumentFileName', 'name of the embedded XML invoice file')}${property('DocumentType', 'INVOICE')}${property('Version', 'version of the XML schema')}${property('ConformanceLevel', 'profile of the XML invoice data')}
                  </rdf:Seq>
                </pdfaSchema:property>
              </rdf:li>
            </rdf:Bag>
          </pdfaExtension:schemas>
        </rdf:Description>`;
