/** What may be said of somebody who was several. */
export const FUSED_EPITHETS = {
  he: 'Fusissimo,Doppione,Mischione,Frullatino,Impastato,Saldatello,Incollato,Bifronte,Rimescolone,Pasticcino,Intrecciato,Miscuglione,Mescolato,Fusillo,Stracotto,Ricomposto,Annodato,Sovrapposto'.split(
    ',',
  ),
  she: 'Fusissima,Doppiona,Mischiona,Frullatina,Impastata,Saldatella,Incollata,Bifronte,Rimescolona,Pasticcina,Intrecciata,Mescolata,Stracotta,Ricomposta,Annodata,Sovrapposta'.split(
    ',',
  ),
} as const;
