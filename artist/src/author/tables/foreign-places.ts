/** Places as the styles of other languages call them: where that is in English, and then what means the same, without capitals. */
export const FOREIGN_PLACES = `
in the kitchen: cucina, cocina, cuisine, cozinha, la cuisine, dans la cuisine, in cucina, en la cocina, in der küche
on the beach: playa, la playa, praia, plage, la plage, strand am meer, am strand, à la plage, en la playa, na praia, in spiaggia
at the sea: mare, il mare, al mare, la mer, à la mer, am meer, 海
in the living room: wohnzimmer, im wohnzimmer, salotto, soggiorno, sala de estar, salon, woonkamer, vardagsrum
in a library: bibliothek, biblioteca, bibliothèque, bibliotheek, bibliotek, biblioteka
in a steamy jungle: dschungel, im dschungel, selva, jungla, giungla, oerwoud
in outer space: espacio, el espacio, weltraum, im weltraum, im weltall, spazio, nello spazio, espaço, dans l’espace
in the bathroom: badezimmer, im badezimmer, baño, salle de bain, salle de bains, banheiro, badkamer
on a street: rue, la rue, dans la rue, calle, en la calle, strada, straße, auf der straße
in the desert: désert, le désert, desierto, deserto, woestijn, in der wüste
at the office: bureau, au bureau, büro, im büro, kantoor, escritório
in a forest: im wald, wald, nel bosco, bosco, dans la forêt, floresta, en el bosque
in the garden: jardim, im garten, in giardino, dans le jardin, en el jardín, tuin
`;
