/** What made a picture, by IPTC's Digital Source Type: a trained model, or a program that knows nothing of other pictures. */
export const DIGITAL_SOURCE_TYPES = ['trainedAlgorithmicMedia', 'algorithmicMedia'] as const;
export type DigitalSourceType = (typeof DIGITAL_SOURCE_TYPES)[number];
