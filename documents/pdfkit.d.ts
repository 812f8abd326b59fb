// What pdfkit does and its types leave out.
declare namespace PDFKit {
  interface PDFDocument {
    /** Attaches a file; PDF/A-3 asks what it is to the document. */
    file(
      data: Uint8Array,
      options: {
        name: string;
        type: string;
        description: string;
        relationship: 'Alternative';
        creationDate: Date;
        modifiedDate: Date;
      },
    ): void;
    /** Adds to the metadata of the document. */
    appendXML(xml: string): void;
  }
  namespace Mixins {
    interface StructureElementOptions {
      /** Of a heading cell of a table. */
      scope?: 'Column';
    }
  }
}
