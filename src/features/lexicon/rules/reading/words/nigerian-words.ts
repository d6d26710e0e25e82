/** Foods, drinks, brands, titles and places of Nigeria as they stand in English sentences: no finding, but understood. */
export const NIGERIAN_WORDS =
  'aba abacha abeg abeokuta aboniki actifed agbo agege ajah akamu akara akure alabukun alhaja alhaji amala amatem ' +
  'ampiclox andrews asaba aso awka baba badagry banga bauchi benin bitterleaf boli boska bournvita buns burukutu ' +
  'buscopan calabar cerelac chief chinchin coartem danfo dettol dodo dutse eba edikang efo egusi ekiti emzor ' +
  'enugu epe ewedu felvin flagyl fufu fura garri gbegiri gele gestid golden gombe gusau hajiya huggies hypo ' +
  'ibadan ife ikeja ikorodu ilesa ilorin imam indomie iya izal jalingo jamb jik jollof jos jss kaduna kainkain ' +
  'kano katsina keke kilishi kpomo kunu lafia lappa lekki lokoja lonart maalox madam maiduguri makurdi mallam ' +
  'mama maruwa milo minna mixagrip moi moinmoin molfix molue morn mushin nan napep nepa nkwobi nnewi nono nsukka ' +
  'ofada oga ogbono ogi ogogoro okada okpa okro ondo onitsha oshodi osogbo otapiapia owerri oyinbo palmwine ' +
  'pampers panadol pap pastor peak phcn polygel ponmo postinor procold puffpuff riro robb sallah semo semovita ' +
  'septrin shaki shawarma sma sniper sokoto sss starch strepsils surulere suya tylenol ugu umuahia utme uyo vicks ' +
  'waec warri wrapper yaba yola zaria zobo';
